### Cards and decks.

decks = Decks
decks-of = Decks of { $game }
decks-title = Cards and decks
decks-mine = My decks
decks-mine-none = Decks for A Game of Thrones that you build appear here, in this browser only.
decks-build = Build a deck
decks-ready = Ready decks
decks-any = open: the guest’s own, else a random one
decks-yours = Your deck in { $game }
decks-seat = Deck of seat { $number }
decks-wait = Laying out the cards …

## The cards

cards-all = Cards
cards-find = Find in names, traits and texts
cards-filters = Filters
cards-filters-set = Filters ({ $count })
cards-clear = Show all cards
cards-house = House
cards-neutral = Neutral
cards-kind = Type
cards-cost = Cost
cards-cost-more = { $cost } or more
cards-crest = Crest
cards-crest-any = any crest
cards-keyword = Keyword
cards-keyword-any = any keyword
cards-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-none = No card matches. Remove a filter, or try fewer words.
cards-more = Show more cards
cards-keys = Arrow keys move from card to card, Enter enlarges one, + and − add and remove copies.
cards-in = { NUMBER($count) } in the deck
cards-put = Put in: { $card }
cards-take = Take out: { $card }
cards-before = The card before
cards-after = The next card
cards-ready = In ready decks: { $decks }
cards-ready-none = In no ready deck

## The deck

deck-one = Deck
deck-choose = Which deck
deck-new = New deck
deck-begin = Begin a deck
deck-begin-house = With a House and no cards
deck-begin-ready = With a deck that can be played as it is
deck-begin-empty = Empty deck of House { $house }
deck-name = Name
deck-named = My { $house } deck
deck-mine = { $name } (mine)
deck-unnamed = My deck
deck-delete = Delete
deck-deleted = “{ $name }” is deleted.
deck-undo = Undo
deck-ready-about = A ready deck. The first change makes it a deck of your own.
deck-copied = Kept as “{ $name }”, a deck of your own.
deck-house = House
deck-house-none = Choose a House
deck-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
deck-plots =
    { $count ->
        [one] { $count } plot
       *[other] { $count } plots
    }
deck-curve-of = Costs: { $columns }
deck-column = { $count } for { $cost }
deck-types = Cards by type
deck-empty = No cards yet. Put some in from the cards.
deck-checking = Checking …
deck-legal = The deck is legal.
deck-wrong = Not legal yet
deck-play = Play now
deck-play-of = Play now with { $name }
deck-rivals = Rivals
deck-table = New table
deck-table-of = New table with { $name }
deck-export = Export
deck-copy = Copy as text
deck-file-text = Text (.txt)
deck-file-o8d = OCTGN (.o8d)
deck-file-o8d_tags = OCTGN with tags (.o8d)
deck-import = Import
deck-import-title = Import a deck
deck-import-about = Paste a list as text, OCTGN's .o8d or JSON, or choose a file.
deck-import-list = Deck list
# How such a list begins, line by line.
deck-import-example-house = House: Thornmere
deck-import-example-plots = Plots (7)
deck-import-example-plot = 1x Steady Harvest
deck-import-file = From a file
deck-import-long = This is too long for a deck list.
deck-import-read = Read it
deck-import-found =
    House { $house }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $plots ->
        [one] { $plots } plot
       *[other] { $plots } plots
    } were found. What is wrong:
deck-import-nothing = No cards were found in it:
deck-import-keep = Keep it all the same
deck-imported = Imported deck
deck-took = “{ $name }” is imported.
