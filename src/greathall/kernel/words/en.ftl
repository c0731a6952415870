# How English counts, lists and builds phrases, and what is said in all games.
language = English

# The plural rules of CLDR.
-plurals = CLDR
    .one = i = 1 and v = 0
# The forms that names may have besides the plain one; text is what a card says.
-forms = a title text

list-none = nothing
list-comma = { $first }, { $last }
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
refusal-not-yours = it is not your decision now

prompt-over = The game is over.
prompt-waiting = { $who } must decide.
account-points = { $points } points.

# Somebody at the table who has no name.
player = Player { $number }


## Deals. An offer has a number, and so has a turn. What $terms are stands below.

move-accept = Accept offer { $offer }.
move-decline = Decline offer { $offer }.
move-consider = Leave offer { $offer } lying.
move-withdraw = Withdraw offer { $offer }.

prompt-offer = { $seat }, { $maker } makes you an offer: accept it, decline it or let it lie?

# $countered: the offer that this one answers.
event-offered = { $countered ->
    [none] { $seat } offers { $to }: { $terms } (offer { $offer }).
   *[there] { $seat } offers { $to }, in answer to offer { $countered }: { $terms } (offer { $offer }).
}
event-accepted = { $seat } accepts offer { $offer } of { $maker }: { $terms }.
# Of an offer to all, the terms are not said with every answer.
event-declined = { $terms ->
    [none] { $seat } declines offer { $offer } of { $maker }.
   *[there] { $seat } declines offer { $offer } of { $maker }: { $terms }.
}
event-considered = { $seat } leaves offer { $offer } of { $maker } lying.
event-withdrawn = { $seat } withdraws offer { $offer }: { $terms }.
event-voided = { $fate ->
    [lapsed] Offer { $offer } of { $seat } lapses: { $terms }.
   *[none] Offer { $offer } is void, since { $seat } can’t do their part any more: { $terms }.
}
# Secret: $card.
event-handed = { $seat } gives { $to } { $card }.
    .hidden = { $seat } gives { $to } a card.
# $what is a promise, as below.
event-promised = { $seat } promises { $to } { $what }.
event-judged = { $fate ->
    [kept] { $seat } has kept the promise to { $to } { $what }.
    [broken] { $seat } has broken the promise to { $to } { $what }.
   *[lapsed] The promise of { $seat } to { $to } { $what } ends with the game.
}

# The terms: lists of what each side gives, shows and promises.
terms = { $gives } for { $wants }
terms-goods = { $goods }
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
terms-hidden-words = words in private

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
refusal-not-quiet = offers are made when nothing is being resolved
refusal-counter-whom = only an open offer made to you can be countered, with an offer to its maker alone
refusal-other-offer = another offer is being answered
refusal-too-many-offers = each player makes at most { $most } offers a turn
refusal-offer-whom = an offer is made to one other player or to all others
refusal-offer-empty = an offer holds at least one card, showing or promise
refusal-offer-long = each side of an offer names at most { $cards } cards and { $promises } promises
refusal-cannot-give = you can't give these cards now
refusal-words-alone = promises are made in words alone, and bind nobody
refusal-turn-past = a promise names a turn that is still to come
refusal-unable = you can't give what is wanted of you, or take what is given
refusal-answer-first = answer the offer first
