# What is read at the terminal. The games have their own words, and so have the cards.

named = { $name }

guest = Guest
guest-number = Guest { $number }
# Bots. $letter: left out where there is only one; $level: where all are alike.
bot = Bot{ $letter ->
    [none] { "" }
   *[there] { " " }{ $letter }
}{ $level ->
    [none] { "" }
   *[there] { " " }({ $level })
}
# In small letters, as it is typed too.
bot-level = { $level ->
    [you] you
    [easy] easy
    [middling] middling
    [hard] hard
    [expert] expert
    [greedy] greedy
   *[random] random
}


## A hall that is opened here

hall-open = The hall is open at { $url }
network-ask = May other devices on your network come to the hall? Everyone on the network could then sit down there. (y/N)
# What may be answered, in small letters.
network-yes = y yes
network-at = Other devices on your network find it at:
network-firewall = If they can't reach it, a firewall on this machine may be in the way.
network-alone = This machine has no address that others could reach: is it connected to a network?


## What can't be used on the command line: begun small, without a full stop.

wrong-language = there is no language '{ $language }'; there are { $known }
wrong-no-game = which game? There are { $known }
wrong-bot = there is no bot '{ $bot }'; there are { $known }
wrong-option = --option { $option } should read name=value
wrong-record-there = there is a record { $path } already; continue it with { $command }, or name another file
wrong-record-over = the game of { $path } is over; see it with: { $command }
wrong-record-seats = the record has seats 1 to { $seats }, and 0 for the gallery
wrong-record-moves = the record has only { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
wrong-record-unreadable = the record { $path } can't be read: { $why }
wrong-record-unwritable = the record { $path } can't be written: { $why }
wrong-record-no-text = the record { $path } is not a text file
wrong-record-none = { $path } is not a record: its first line should be '{ $heading }'
wrong-record = something is wrong with the record { $path }: { $reason }
# $reason: what is wrong; each mistake on a line of its own if there are several.
wrong-cards = something is wrong with the card file { $path }: { $reason }
# Options such as --house are typed as they are in every language, and so is neutral.
wrong-search = no card is like that; try fewer words, or leave out --house or --type
wrong-house = there is no House '{ $house }'; there are { FORM($known, "comma") } and neutral
wrong-type = there is no type '{ $word }'; there are { FORM($types, "comma") }
wrong-house-or-deck = there is no House or deck '{ $name }'; there are { FORM($known, "comma") }
wrong-deck-or-file = there is no deck and no file '{ $name }'; the ready decks are { FORM($known, "comma") }
wrong-file-there = there is a file { $path } already; name another, or write over it with --force
wrong-file-unwritable = { $path } can't be written: { $why }


## The games and their options, in columns.

games-name = name
games-game = game
games-players = players
games-match = a match is
games-about = about
games-options = options
options-option = option
options-values = values
options-about = about
options-any-text = any text


## At the table. Options such as --resume are typed as they are in every language.

table-type-help = { $game } · type { $help } at any time
table-committed = Fingerprint of the shuffle, for checking it later: { $commitment }
# Behind something that happened several times.
table-times = ({ $times } times)
# Somebody draws several cards that others don't see.
table-drew = { $seat ->
    [you] You draw { $cards } cards.
   *[other] { $seat } draws { $cards } cards.
}
table-offer-first = { $prompt } Do you want to make an offer first? ({ $offer }, or Enter for no)
table-offer-or-not = Type { $offer } to make an offer, press Enter to make none, or type { $speak } to stop being asked.
table-asked-for-offers = { $wanted ->
    [yes] You are asked for an offer before every turn.
   *[no] You are no longer asked for offers.
}
# $why: what prevents it; none if nothing has happened yet.
table-nothing-to-undo = { $why ->
    [none] You have not made a move yet that you could take back.
    [showed] That can't be taken back: your last move showed something hidden.
    [offered] That can't be taken back: you have made an offer since.
   *[others] That can't be taken back: others have played since your last move.
}
table-taken-back = Taken back.
# $range: `one`, `two` or `more`, as many numbers there are to choose from.
table-choose-number = { $range ->
    [one] Choose 1.
    [two] Choose 1 or 2.
   *[more] Choose a number from 1 to { $most }.
}
table-choose-rule = { $range ->
    [one] Choose ?1.
    [two] Choose ?1 or ?2.
   *[more] Choose ?1 to ?{ $most }.
}
table-no-rule = No line of the rules contains “{ $words }”.
table-no-move = No move matches. Try other words, press Enter for all moves, or type { $help }.
table-not-shown = Move { $number } is not on the list just now. Enter lists all moves.
# Behind moves that are folded into one line.
table-folded = { $moves } moves: Enter lists all, words from them those that match
# $reason: why the rules refuse a move.
table-cannot-play = That can't be played: { $reason }.
# What is written as in records and can be no move. $kind: which kind of name stands there, as in records.
table-bad-move = { $fault ->
    [form] “{ $name }” can't be read. It should be FIELD=NAME, each field once.
    [missing] “{ $name }=…” is missing.
    [extra] There is no “{ $name }=…” here.
    [number] “{ $name }” is not a number that fits here.
   *[name] There is no { $kind } “{ $name }”. There are { FORM($known, "comma") }.
}
table-curtain = { $name }, it is your turn. Press Enter when you are alone at the screen.
# $game: its points are called life or power in some games.
table-score = { $name }: { $game ->
    [skirmish] { $points } life
    [thrones] { $points } power
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
table-winner = { $winner ->
    [you] You win.
   *[other] { $winner } wins.
}
table-winners = { $winners } share the victory.
table-record = The record: { $path }
table-kept = The game is saved. Continue with: { $command }
match-stands = The match stands: { FORM($totals, "comma") }.
match-won = { $winners ->
    [one] { $winners } wins the match.
   *[other] { $winners } win the match.
}

# What is typed at the table, each a word in small letters.
command-help = help
command-undo = undo
command-board = board
command-log = log
command-quit = quit
command-offer = offer
command-counter = counter
command-accept = accept
command-decline = decline
command-consider = consider
command-withdraw = withdraw
command-speak = speak
command-card = card
command-hand = hand
command-skip = skip

help-moves = A number plays the move behind it.
help-narrow = Words list only the moves that contain them; Enter lists all again.
help-text = You can also write a move as records have it.
help-rules = the rules that matter here
help-rule = the rule behind move 3
help-rules-holding = the rules that mention N, such as a name
help-undo = take your last move back, if it showed nothing hidden
help-board = draw the table again
help-log = what happened so far
help-quit = stop; the record is kept, and the game can be resumed
# An example stands below.
help-offer = make an offer, part by part; or on one line:
help-offer-example = offer to=usari gives=lycosia,scandal wants=betrayal shows=agenda promises=spare:usari:12
help-counter = answer an offer with one of your own
help-answer = accept offer 1; so with decline, consider (leave it open) and withdraw
help-speak = be asked for an offer before every turn, or no longer
help-card = the text of every card at this table whose name contains N
help-hand = your cards with their texts
help-skip = pass, and go on passing in this phase or challenge until you could do something new

# An offer, part by part.
offer-parts = Enter leaves a part out; several names are separated by commas.
offer-to = To whom? { $seats } (Enter: to nobody after all)
offer-all = all
offer-gives = Which cards do you give? { $cards }
offer-wants = Which cards do you want?
offer-shows = What do you show? { $secrets }
offer-sees = What do you want to see?
offer-promises = What do you promise? spare, aid or strike:HOUSE:TURN, or card:CARD:TURN (this is turn { $turn })
offer-promise-spare = spare
offer-promise-aid = aid
offer-promise-strike = strike
offer-promise-card = card
# What was not understood.
offer-promise-form = I don't understand “{ $word }”. A promise looks like this: spare:HOUSE:TURN.
offer-demands = What should be promised to you?
offer-words = Anything else, in free words?
# Before the answer to each question, and before = on one line.
offer-label-to = to
offer-label-gives = gives
offer-label-wants = wants
offer-label-shows = shows
offer-label-sees = sees
offer-label-promises = promises
offer-label-demands = demands
offer-label-words = words
offer-secret-conspiracy = conspiracy
offer-secret-agenda = agenda
# $known: the names that fit here.
offer-unknown = “{ $word }” does not fit here. There are: { $known }.
offer-form = I don't understand “{ $word }”. The parts of an offer begin with { $parts }
offer-no-counter = There is no offer to counter.
offer-cannot = That can't be offered: { $reason }.

record-score-of = { $name } { $score }
record-result = { $first } to { $last }
# $result: the scores of a game that is over.
record-verified = { $result ->
    [none] Verified: the shuffle's commitment, all { $moves } moves so far; the game is not over.
   *[there] Verified: the shuffle's commitment, all { $moves } moves and the result, { $result }.
}


## Boards. What stands beside a table is short; · and spaces divide it.

# A game that has no board of its own.
plain-yes = yes
plain-no = no
plain-none = none

treachery-top = Turn { $turn } · deck { $deck } · discards { $discards ->
    [none] none
   *[other] { FORM($discards, "comma") }
}
# The letter of Characters that are of no House.
treachery-neutral = N
treachery-legend = * Wounded  † Killed    ○ white  ● yellow  ✚ heal  ↑ up  ↓ down  ✕ attack
treachery-revealed = Revealed: { $card }
treachery-used = In use: { $card }
treachery-hand = { $seat ->
    [you] Your hand: { $card }
   *[other] { $seat }'s hand: { $card }
}
treachery-goal = { $seat ->
    [you] You want
   *[other] { $seat } wants
} { $rise } to rise and { $fall } to fall: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $when ->
    [now] { " " }if it ended now.
   *[over] .
}

skirmish-top = Turn { $turn } · { $phase ->
    [deploy] deploy
    [response] response
   *[combat] combat
} · deck { $deck }{ $sudden ->
    [none] { "" }
   *[there] { " " }· sudden death
}
skirmish-barrows = Barrows: { $cards ->
    [none] none
   *[there] { $cards }
}
skirmish-burned = Soul Burned: { $cards }
skirmish-played = Played: { $cards }
skirmish-out = out
skirmish-life = life { $life }
# Before the cards that are known; behind them, or alone, how many are not.
skirmish-hand = hand
skirmish-cards = { $known ->
    [known] { $cards ->
        [one] and { $cards } more card
       *[other] and { $cards } more cards
    }
   *[none] { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
}
skirmish-rank = { $rank ->
    [front] front
   *[rear] rear
}
# What a Joker is, in brackets behind it.
skirmish-role = { $role ->
    [necromancer] necromancer
    [wizard] wizard
   *[spirit] spirit
}
skirmish-legend = ↷ exhausted  ☠ poisoned  ◇ shield used  ↶ readied to block  ×2 double damage  ✝ summoned  ✶ marked  −n damage  ⚔ attacks

duhr-top = Turn { $turn } · Web of Suspicion { $suspicions } · Web of Scandal { $scandals }
duhr-discards = Discards: { $cards }
duhr-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
# $house: left out where it is not known.
duhr-conspiracy = conspiracy { $house ->
    [none] { "" }
   *[there] { $house }{ " " }
}{ $facing ->
    [up] revealed
   *[down] concealed
}
# How a House keeps its promises.
duhr-word = word kept { $kept }, broken { $broken }
duhr-no-cards = no cards on the House
duhr-hand = Your hand: { $cards }
duhr-aside = of which set aside for this turn: { $cards }
duhr-own-conspiracy = Your conspiracy: { $house }
duhr-agenda = Your agenda: { $agenda }, { FORM($agenda, "text") }
duhr-pledge = { $by ->
    [you] You have promised { $to } { $what }.
   *[other] { $to ->
        [you] { $by } has promised you { $what }.
       *[other] { $by } has promised { $to } { $what }.
    }
}
# Cards by themselves; suspicions are called by their House.
duhr-scandal = scandal
duhr-unknown = { $cards } unknown
duhr-none = none
duhr-legend = (…) concealed   ▲ favored   ◀ disfavored   ▼ vilified

thrones-setup = { $phase }
thrones-round = Round { $round } · { $phase } · first player { $first }
thrones-chamber = Titles in the chamber: { FORM($titles, "comma") }
thrones-house = { $seat } · House { $house }
thrones-power = power { $power }/{ $goal }
thrones-team = power { $power }, team { $together }/{ $goal }
# How much of it lies on the House card.
thrones-on-house = (House { $power })
thrones-has = gold { $gold } · hand { $hand } · deck { $deck }
thrones-pile = { $pile ->
    [dead] dead
    [discard] discard
   *[out] out
} { $cards }
# How much power it takes to win, if cards change it.
thrones-goal = Needed to win: { $goal } power instead of { $printed }; { $causes }
thrones-cause = { $card } { $amount }{ $condition ->
    [none] { "" }
   *[there] , while { $condition }
}
# Behind the name of a plot.
thrones-plot = : income { $income }, initiative { $initiative }, claim { $claim } · { $left ->
    [one] { $left } plot left
   *[other] { $left } plots left
}
thrones-face-down = face down: { $cards }
thrones-known = known in hand: { $cards }
thrones-challenge = { $attacker } attacks { $target }: { $challenge }
thrones-sides = STR { $attack } against { $defence } · claim { $claim }
thrones-defends = { $seat } defends
thrones-chosen = Chosen so far: { $cards }
thrones-hand = Your hand ({ $cards })
thrones-legend = ↷ kneels  ★ power  ⧉ duplicate  + attached  ⚔ attacks  ⛨ defends  † leaves
thrones-hint = card NAME, hand: texts of cards · skip: pass for this phase · help
thrones-no-card = No card at this table has that name.
thrones-empty-hand = Your hand is empty.

# What is said behind moves.
note-ready = standing with the icon: STR { $own } against { $other }
# Whose a card is: among other things that are said of it, and before what it does.
note-whose = { $seat }'s
note-owner = { $seat }'s.
note-duplicate = A duplicate.
note-influence = { $influence } influence
note-power = { $power } power
note-kneels = kneels
# What a title does; $bonus: whether it adds STR in challenges of its kind alone, or in all.
note-title = { $title ->
    [crown_regent] +3 STR in { $bonus ->
        [literal] all
       *[typed] power
    } challenges; may have an attacker choose another target.
    [hand_of_the_king] 2 influence, once a round.
    [master_of_laws] One more card in the draw phase.
    [lord_commander] +3 STR in { $bonus ->
        [literal] all
       *[typed] military
    } challenges; may step into them for one who declares no defenders.
    [master_of_whispers] +3 STR in { $bonus ->
        [literal] all
       *[typed] intrigue
    } challenges.
   *[master_of_coin] 2 more income.
}
note-supports = Supports the { $title }.
# $titles: a list of note-opposed.
note-opposes = Opposes { $titles }.
note-opposed = the { $title }


## Cards and decks of A Game of Thrones.

face-kind = { $unique ->
    [unique] unique { $kind }
   *[none] { $kind }
}
face-houses = { $houses ->
    [none] neutral
   *[other] { $houses }
}
face-only = { $house } only
face-cost = cost { $cost }
face-strength = STR { $strength }
face-icons = { $icons ->
    [none] no icons
   *[other] { FORM($icons, "comma") }
}
# A letter for each kind of challenge; they always stand in this order.
face-letter = { $icon ->
    [military] M
    [intrigue] I
   *[power] P
}
face-crest = { $crest } crest
face-plot = income { $income } · initiative { $initiative } · claim { $claim }
face-gold = { $gold } gold
face-short-gold = { $gold }g
face-in-decks = { $decks ->
    [none] in no ready deck
   *[there] in the decks: { $decks }
}
cards-many = { $cards } cards. Their texts are printed with --texts, or when you ask for { $most } or fewer.
cards-card = card
cards-type = type
cards-house = House

cardfile-wrong = { $path } can't be played. What is wrong ({ $faults }):
cardfile-right = Nothing is wrong with { $path }.
cardfile-check = Edit it, then: { $command }
cardfile-show = Read its cards with: { $command }

deck-top = { $title } · { $house ->
    [none] no House
   *[there] { $house }
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $plots ->
    [one] { $plots } plot
   *[other] { $plots } plots
}
deck-wrong = The deck can't be played. What is wrong ({ $faults }):
deck-legal = The deck is legal.
deck-not-yet = Not legal yet: { $fault }
deck-edit = Edit it, then: { $command }
deck-play = Play it with: { $command }
deck-written = Written: { $path }
