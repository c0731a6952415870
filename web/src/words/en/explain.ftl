### What is on every table, in plain words; and where to look at first.

explain-offers = Offers of theirs that can still be taken. They stand under Deals.
explain-kept = Promises that they have kept. All are listed under Deals.
explain-broken = Promises that they have broken. All are listed under Deals.
explain-decides = The game waits for them.
explain-clock = The time left to decide. When it runs out, the table goes on without this player.
explain-fate-open = Whether it is kept shows when its turn has come.
explain-fate-kept = It was done as promised.
explain-fate-broken = It was not done.
explain-fate-lapsed = The game ended before its turn had come.

look-first = Where to look
look-aim = Here you see how you stand. The rules say how it is won.
look-aim-treachery = What you want: ▲ Nobles of this House should stand high in the end, ▼ those of that one low.
look-aim-skirmish = Your life. Whoever has none left is out; be the last one standing.
look-aim-duhr = Your House, and what it would score now. Stay in favor, and have the most points in the end.
look-aim-thrones = Your House and its power, the crown. The first who has as much as stands there wins.
look-cards = Your cards. What you can use now has a ring of light.
look-asked = What is asked of you, and what your move will do, stands here.
look-log = What has happened. The names in it can be looked at.
look-closer = Rest the pointer on anything to read about it, or press E.
look-closer-touch = Press anything long to read about it.
look-done = Got it
