# How English counts, lists and builds phrases, and what is said in all games.
language = English

# The plural rules of CLDR.
-plurals = CLDR
    .one = i = 1 and v = 0
# The forms that names may have besides the plain one; text is what a card says, short a word that stands for the name; third is what somebody else does, in texts of cards.
-forms = a title text short third

list-none = nothing
list-comma = { $first }, { $last }
# $before: what stands right before the "and", to choose by.
list-and = { $first } and { $last }
list-or = { $first } or { $last }

# A phrase: a noun and all that belongs to it. The letters before which "a" is "an", and beginnings that only look like it.
phrase = { $article } { $adjectives } { $noun } { $after }
# Another noun that may be meant just as well: "a location or attachment".
phrase-or = { $first } or { $noun }
phrase-compound = { $what } { $noun }
-vowels = aeiou
    .not = uni
-article-a = a
    .before-vowel = an
-article-the = the
-article-each = each
-it = it

# What is said when the rules refuse a move: the reason, then the line of the rules.
refused = { $reason } ({ $line })
refusal-no-deals = no deals are made in this game
refusal-no-seat = there is no seat { $seat } at this table
refusal-game-over = the game is over
refusal-not-yours = it is not your turn to decide
refusal-of-thing = { $thing }: { $reason }

prompt-over = The game is over.
prompt-waiting = { $who } must decide.
account-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# What was asked for and can't be had: begun small, without a full stop.
unknown-game = there is no game '{ $game }'; there are { FORM($known, "comma") }
unknown-seats = { $game } is for { $fewest } to { $most } players, not { $seats }
# $known: the options that the game has.
unknown-option = { $known ->
    [none] { $game } has no option '{ $option }'; it has none
   *[other] { $game } has no option '{ $option }'; it has { FORM($known, "comma") }
}
unknown-value = option { $option } is one of { FORM($known, "comma") }, not '{ $value }'
unknown-value-lines = option { $option } should be one line of text
unknown-bot = there is no bot '{ $bot }'; there are { FORM($known, "comma") }
# honest and silent are typed like that in every language; so is search.
bot-no-character = only a search has a character; { $bot } has none
bot-character = a bot's character is one of { FORM($known, "comma") }, not '{ $character }'
bot-budget = search:{ $budget } should name a number of iterations, as search:300, or a time, as search:0.2s
# $error: what Python says, in English.
bot-not-made = the bot { $bot } can't be made: { $error }
bot-none = { $name } is not a greathall.bots.Bot
rules-missing = the rules of { $game } are not here; if they belong to greathall, install it again
# $near: the lines of the section that was asked for; $first and $last, of all the rules, if there is none.
rules-no-line = { $near ->
    [none] the rules of { $game } have no line { $line }; they go from { $first } to { $last }
   *[other] the rules of { $game } have no line { $line }; that section has { FORM($near, "comma") }
}
rules-no-words = no line of the rules of { $game } holds '{ $words }'
cards-unreadable = the card file { $path } can't be read: { $why }
# $error: what Python says, in English.
cards-damaged = the card file { $path } is damaged: { $error }
cards-no-table = the card file { $path } holds no table of cards
# What is wrong inside a card file: small, without a full stop. $line, $place: where, as far as the file says it. Names of fields, tables and words
# of a card file are the same in every language. $near: what may have been meant. $known: all there is instead.
cardfile-at = { $line ->
    [none] { $place ->
        [none] { $what }
       *[there] { $place }: { $what }
    }
   *[there] { $place ->
        [none] line { $line }: { $what }
       *[there] line { $line }, { $place }: { $what }
    }
}
cardfile-entry = { $table ->
    [cards] card { $name }
    [decks] deck { $name }
    [houses] House { $name }
    [characters] character { $name }
    [actions] action { $name }
    [events] event { $name }
    [agendas] agenda { $name }
    [ranks] rank { $name }
    [jokers] joker { $name }
   *[other] [[{ $table }]] { $name }
}
cardfile-said = { $said }
cardfile-no-table = a card file of this game has no '{ $table }'{ $near ->
    [none] .
   *[there] , do you mean '{ $near }'?
} It has { FORM($known, "comma") }
cardfile-no-list = the card file needs a list [[{ $table }]]
cardfile-count = the card file has { $found } [[{ $table }]], the game needs { $needed }
cardfile-same-id = two [[{ $table }]] share the id '{ $name }'
cardfile-id = the id '{ $name }' should be made of letters, digits and _
cardfile-no-field = there is no field '{ $field }'{ $near ->
    [none] .
   *[there] , do you mean '{ $near }'?
} The fields are { FORM($known, "comma") }
# $kind: a type of card, as the file calls it.
cardfile-not-its-field = a card of the type { $kind } has no '{ $field }'; it has { FORM($known, "comma") }
cardfile-missing = the field '{ $field }' is missing
cardfile-text = { $field } should be a text
cardfile-number = { $field } should be a number from { $least } to { $most }
cardfile-flag = { $field } should be true or false
cardfile-list = { $field } should be a list of texts
cardfile-tables = { $field } should be a list of tables
cardfile-word = '{ $value }' is not possible as { $field }{ $near ->
    [none] .
   *[there] , do you mean '{ $near }'?
} There are { FORM($known, "comma") }
# $said: what the operating system says, in English.
file-fault = { $fault ->
    [missing] there is no such file or folder
    [folder] it is a folder
    [forbidden] it is not allowed
   *[other] { $said }
}

# Whoever reads, among others to whom something is done.
you = you

# What a match is played for: a number of victories, or the points of a number of games.
match-victories = first to { $victories }
match-games = campaign of { $games }

# Somebody at the table who has no name.
player = Player { $number }


## Deals. An offer has a number, and so has a turn. [you] is whoever reads; what $terms are stands below.

move-accept = Accept offer { $offer }.
move-decline = Decline offer { $offer }.
move-consider = Leave offer { $offer } open.
move-withdraw = Withdraw offer { $offer }.

prompt-offer = { $seat }, { $maker } makes you an offer: what do you answer?

# $countered: the offer that this one answers.
event-offered = { $countered ->
    [none] { $seat ->
        [you] You offer { $to }: { $terms } (offer { $offer }).
       *[other] { $to ->
            [you] { $seat } offers you: { $terms } (offer { $offer }).
           *[other] { $seat } offers { $to }: { $terms } (offer { $offer }).
        }
    }
   *[there] { $seat ->
        [you] You offer { $to }, in answer to offer { $countered }: { $terms } (offer { $offer }).
       *[other] { $to ->
            [you] { $seat } offers you, in answer to offer { $countered }: { $terms } (offer { $offer }).
           *[other] { $seat } offers { $to }, in answer to offer { $countered }: { $terms } (offer { $offer }).
        }
    }
}
event-accepted = { $seat ->
    [you] You accept offer { $offer } from { $maker }: { $terms }.
   *[other] { $maker ->
        [you] { $seat } accepts your offer { $offer }: { $terms }.
       *[other] { $seat } accepts offer { $offer } from { $maker }: { $terms }.
    }
}
# Of an offer to all, the terms are not said with every answer.
event-declined = { $terms ->
    [none] { $seat ->
        [you] You decline offer { $offer } from { $maker }.
       *[other] { $maker ->
            [you] { $seat } declines your offer { $offer }.
           *[other] { $seat } declines offer { $offer } from { $maker }.
        }
    }
   *[there] { $seat ->
        [you] You decline offer { $offer } from { $maker }: { $terms }.
       *[other] { $maker ->
            [you] { $seat } declines your offer { $offer }: { $terms }.
           *[other] { $seat } declines offer { $offer } from { $maker }: { $terms }.
        }
    }
}
event-considered = { $seat ->
    [you] You leave offer { $offer } from { $maker } open.
   *[other] { $maker ->
        [you] { $seat } leaves your offer { $offer } open.
       *[other] { $seat } leaves offer { $offer } from { $maker } open.
    }
}
event-withdrawn = { $seat ->
    [you] You withdraw offer { $offer }: { $terms }.
   *[other] { $seat } withdraws offer { $offer }: { $terms }.
}
event-voided = { $fate ->
    [lapsed] { $seat ->
        [you] Your offer { $offer } lapses: { $terms }.
       *[other] Offer { $offer } from { $seat } lapses: { $terms }.
    }
   *[none] { $seat ->
        [you] Your offer { $offer } is void because you can no longer do your part: { $terms }.
       *[other] Offer { $offer } is void because { $seat } can no longer do their part: { $terms }.
    }
}
# Secret: $card.
event-handed = { $seat ->
    [you] You give { $to } { $card }.
   *[other] { $to ->
        [you] { $seat } gives you { $card }.
       *[other] { $seat } gives { $to } { $card }.
    }
}
    .hidden = { $seat } gives { $to } a card.
# $what is a promise, as below.
event-promised = { $seat ->
    [you] You promise { $to } { $what }.
   *[other] { $to ->
        [you] { $seat } promises you { $what }.
       *[other] { $seat } promises { $to } { $what }.
    }
}
event-judged = { $fate ->
    [kept] { $seat ->
        [you] You have kept your promise to { $to }: { $what }.
       *[other] { $to ->
            [you] { $seat } has kept their promise to you: { $what }.
           *[other] { $seat } has kept their promise to { $to }: { $what }.
        }
    }
    [broken] { $seat ->
        [you] You have broken your promise to { $to }: { $what }.
       *[other] { $to ->
            [you] { $seat } has broken their promise to you: { $what }.
           *[other] { $seat } has broken their promise to { $to }: { $what }.
        }
    }
   *[lapsed] { $seat ->
        [you] Your promise to { $to } ends with the game: { $what }.
       *[other] { $to ->
            [you] The promise that { $seat } made to you ends with the game: { $what }.
           *[other] The promise that { $seat } made to { $to } ends with the game: { $what }.
        }
    }
}

# The terms: lists of what each side gives, shows and promises.
terms = { $wants ->
    [none] { $gives } for nothing
   *[there] { $gives } for { $wants }
}
terms-goods = { $card }
terms-hidden-cards = { $cards ->
    [one] a card
   *[other] { $cards } cards
}
terms-look = a look at the { $secret }
terms-promise = { $what ->
    [promise-card] the promise of { $what }
   *[other] the promise { $what }
}
terms-words = “{ $words }”
# $to: those who may read them.
terms-hidden-words = words for { $to } alone

# What is promised; without $until, what was promised.
promise-spare = { $until ->
    [none] to spare House { $house }
   *[there] to spare House { $house } until turn { $until }
}
promise-aid = { $until ->
    [none] to help House { $house }
   *[there] to help House { $house } before turn { $until }
}
promise-strike = { $until ->
    [none] to act against House { $house }
   *[there] to act against House { $house } before turn { $until }
}
promise-card = { $until ->
    [none] to give { $card }
   *[there] { $card } before turn { $until }
}

refusal-no-offer = there is no such offer to answer
refusal-deals-off = no deals are made at this table
refusal-not-quiet = offers can be made only when nothing is being resolved
refusal-counter-whom = only an open offer made to you can be countered, with an offer to its maker alone
refusal-other-offer = another offer is being answered
refusal-too-many-offers = each player makes at most { $most } offers per turn
refusal-offer-whom = an offer is made to one other player or to all others
refusal-offer-empty = an offer needs at least one card, look or promise
refusal-offer-long = each side of an offer names at most { $cards } cards and { $promises } promises
refusal-cannot-give = you can't give these cards now
refusal-words-alone = promises are made in words alone, and bind nobody
refusal-turn-past = a promise must name a turn that has not been played yet
refusal-unable = you can't give what the offer asks for, or take what it gives
refusal-answer-first = answer the offer first
