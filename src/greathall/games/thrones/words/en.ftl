# A Game of Thrones: The Card Game.
#
# $player, $at, $to of gold: somebody at the table. $card and the like: a card by its name. CAP: these sentences begin large, even if a
# player's name doesn't.

# A card of the table is called by what is printed on it. Names of cards come from the card file.
-card = { $face }

# Challenges, and the icons for them; .a is said before "challenge" or "icon".
-challenge-military = military
    .a = a military
-challenge-intrigue = intrigue
    .a = an intrigue
-challenge-power = power
    .a = a power

-title-crown_regent = Crown Regent
-title-hand_of_the_king = Hand of the King
-title-master_of_laws = Master of Laws
-title-lord_commander = Lord Commander of the Kingsguard
-title-master_of_whispers = Master of Whispers
-title-master_of_coin = Master of Coin

-keyword-deadly = Deadly
-keyword-deathbound = Deathbound
-keyword-limited = Limited
-keyword-no_attachments = No Attachments
-keyword-renown = Renown
-keyword-stealth = Stealth
-keyword-setup = Setup
-keyword-ambush = Ambush
-keyword-infamy = Infamy
-keyword-intimidate = Intimidate
-keyword-stalwart = Stalwart
-keyword-vengeful = Vengeful
-keyword-vigilant = Vigilant

# .title begins a line of a card: "Plot: Draw 1 card."
-phase-setup = setup
    .title = Setup
-phase-plot = plot
    .title = Plot
-phase-draw = draw
    .title = Draw
-phase-marshalling = marshalling
    .title = Marshalling
-phase-challenges = challenges
    .title = Challenges
-phase-dominance = dominance
    .title = Dominance
-phase-standing = standing
    .title = Standing
-phase-taxation = taxation
    .title = Taxation

-type-character = character
-type-location = location
-type-attachment = attachment
-type-event = event
-type-plot = plot
-type-agenda = agenda

-crest-holy = Holy
-crest-learned = Learned
-crest-noble = Noble
-crest-war = War

# How a card leaves play: "is leaving play (kill)".
-manner-kill = kill
-manner-discard = discard
-manner-return = return
-manner-top = top
-manner-sacrifice = sacrifice
-manner-remove = remove
-manner-shuffle = shuffle

# Where a card goes: "goes to Anna's dead pile".
-zone-deck = deck
-zone-hand = hand
-zone-play = play
-zone-discard = discard
-zone-dead = dead
-zone-out = out
-zone-placed = placed
-zone-under = under
-zone-played = played
-zone-plots = plots
-zone-used = used
-zone-revealed = revealed
-zone-beside = beside


## Moves: what somebody may do.

move-pass = Pass.
move-place = { $on ->
    [none] Place { $card } for setup.
   *[there] Place { $card } for setup on { $on }.
}
move-done = Be done.
move-plot = Choose the plot { $card }.
move-first = { CAP($player) } is the first player.
move-title = Take the title { $title }.
move-marshal = { $on ->
    [none] Marshal { $card }.
   *[there] Marshal { $card } on { $on }.
}
move-duplicate = Lay { $card } under the card in play as a duplicate.
move-ambush = { $on ->
    [none] Put { $card } into play by Ambush.
   *[there] Put { $card } into play by Ambush on { $on }.
}
# $ability: the number of the ability on its card, from 2 on; the first is not numbered.
move-use = { $ability ->
    [none] Use { $card }.
   *[there] Use { $card }, its ability { $ability }.
}
# $to: to what happened to that card; left out if that is $card itself.
move-respond = Respond with { $card }{ $ability ->
    [none] { "" }
   *[there] , its ability { $ability }
}{ $to ->
    [none] .
   *[there] , to { $to }.
}
move-pay = Pay with { $card }.
move-pay_title = Pay with the 2 influence of the Hand of the King.
move-choose = Choose { $card }.
move-choose_player = Choose { $player }.
move-order = { $card } comes next{ $ability ->
    [none] { "" }
   *[there] , its ability { $ability }
}{ $to ->
    [none] .
   *[there] , for { $to }.
}
move-order_keyword = { $keyword } comes next.
move-challenge = Initiate { FORM($challenge, "a") } challenge against { $player }.
move-attack = { $card } attacks.
move-redirect = Make the attacker choose another target.
move-target = Attack { $player } instead.
move-bypass = Keep { $card } from defending, by Stealth.
move-defend = { $card } defends.
move-step_in = Step in.
move-kill = { $card } is to be killed.
move-stand = Stand { $card }.
move-bestow = { $card ->
    [none] Put 1 power on your House.
   *[there] Put 1 power on { $card }.
}
move-crown = { CAP($player) } wins the game.


## Events: what happened. Those with secrets have .hidden, for whoever may not know them.

# What is dealt in, as part of an offer; how much it is may be hidden.
terms-gold = { $gold ->
    [none] gold
   *[there] { $gold } gold
}

# Secret: $card.
event-drew = { CAP($player) } draws { $card }.
    .hidden = { CAP($player) } draws a card.
# Secret: $card.
event-placed = { CAP($player) } places { $card } face down.
    .hidden = { CAP($player) } places a card face down.
event-round = Round { $number } begins.
event-phase = The { $phase } phase begins.
event-plot_revealed = { CAP($player) } reveals the plot { $card }.
event-initiative = { CAP($player) } wins initiative.
event-first_player = { CAP($player) } is the first player.
event-title_taken = { CAP($player) } becomes { $title }.
event-gained = { CAP($player) } gains { $amount } gold.
event-paid = { CAP($player) } gives up { $amount } gold.
event-entered = { $card } comes into play for { $player }.
event-attached = { $card } is attached to { $to }.
event-duplicated = { $card } is laid under { $to } as a duplicate.
event-used = { CAP($player) } uses { $card }.
event-responded = { $card } takes effect, for { $player }.
event-chosen = { CAP($player) } chooses { $card }.
event-challenged = { CAP($player) } initiates { FORM($challenge, "a") } challenge against { $at }.
event-attacks = { $card } attacks.
event-redirected = The attack of { $player } turns to { $at }.
event-bypassed = { $card } is passed by with Stealth.
event-defends = { $card } defends.
event-stepped_in = { CAP($player) } steps in.
event-won = { CAP($player) } wins the challenge against { $over }.
event-undecided = Nobody wins the challenge.
event-powered = { CAP($player) } puts { $amount } power on the House.
event-card_powered = { $card } gets { $amount } power.
event-lost_power = { CAP($player) } loses { $amount } power from the House.
event-card_lost_power = { $card } loses { $amount } power.
event-knelt = { $card } kneels.
event-stood = { $card } stands.
event-leaving = { $card } is leaving play ({ $manner }).
event-rescued = { $card } is saved.
# Secret: $card.
event-went = { $card } goes to { $player }'s { $zone } pile.
    .hidden = A card goes to { $player }'s { $zone } pile.
event-cancelled = The effect of { $card } is cancelled.
event-dropped = { $card } is discarded from hand.
event-removed = { $card } is removed from the challenge.
event-joined = { $card } joins the challenge.
# $change: what holds for $to from now on, by $card: "gets +1 STR".
event-lasts = { $card }: { $to } { $change }{ $duration ->
    [challenge] { " " }until the end of the challenge.
    [phase] { " " }until the end of the phase.
    [round] { " " }until the end of the round.
   *[always] .
}
event-controlled = { CAP($player) } controls { $card }.
event-shuffled = { CAP($player) }'s deck is shuffled.
event-shown = { $card } is revealed.
event-gave = { CAP($player) } gives { $amount } gold to { $to }.
event-dominated = { CAP($player) } wins dominance.
event-ended = { $ending ->
    [victory] The game ends (victory).
   *[exhaustion] The game ends (exhaustion).
}
# $causes: the cards because of which more or less than $printed power was needed, "The Court of Pomp −3".
victory = The game ends (victory): { $victors } { $victors ->
    [one] has
   *[other] have
} { $power } power and needed { $needed }{ $causes ->
    [none] .
   *[there] { " " }({ $printed }, { FORM($causes, "comma") }).
}
cause = { $card } { $amount }
event-called_back = { CAP($player) } takes the used plots back.
# $change: what holds for the player from now on, by $card: "Anna gets −1 income".
event-lasts_for = { $card }: { $change }{ $duration ->
    [challenge] { " " }until the end of the challenge.
    [phase] { " " }until the end of the phase.
    [round] { " " }until the end of the round.
   *[always] .
}
event-chosen_player = { CAP($player) } chooses { $at }.


## Prompts: what $player is asked.

prompt-place = { $player }, place cards for setup ({ $gold } gold left), or be done.
prompt-plot = { $player }, choose your plot.
prompt-first = { $player }, you have won initiative: who is the first player?
prompt-next-plot = { $player }, as the first player say which plot takes effect next.
prompt-title = { $player }, take a title.
prompt-action = { $player }, take an action, or pass ({ $phase }).
prompt-marshal = { $player }, take an action or marshal a card, or pass ({ $phase }).
prompt-respond = { $player }, will you respond?
prompt-next-passive = { $player }, as the first player say which passive comes next.
prompt-save = { $player }, will you save { $cards }?
prompt-cancel = { $player }, will you cancel { $card }?
# $cost: "kneel a unique character".
prompt-pay = { $player }, { $cost } for { $card }.
prompt-influence = { $player }, kneel { $amount } more influence for { $card }.
# $target: "a character you control".
prompt-choose = { $player }, choose { $target } for { $card }.
# $effect: "each player chooses a character they control: kill it".
prompt-pick = { $player }, choose for { $card }: { $effect }.
prompt-challenge = { $player }, initiate a challenge, or end your challenges.
prompt-attackers = { $player }, who attacks { $target } in this { $challenge } challenge?
prompt-redirect = { $player }, will you as Crown Regent turn this attack from { $target }?
prompt-target = { $player }, choose another target.
prompt-stealth = { $player }, whom does { $card } pass by with Stealth?
prompt-defenders = { $player }, who defends against { $attacker }'s { $challenge } challenge?
prompt-step-in = { $player }, will you step in for { $target }?
prompt-loss = { $player }, choose a character to be killed ({ $left } to choose).
prompt-bestow = { $player }, put the power on your House or on a card with Infamy.
prompt-stand = { $player }, stand your { $keyword } cards?
prompt-crown = { $player }, several players have won: say who does.


## Refusals: why a move is against the rules. The line of the rules follows in brackets.

refusal-plot = choose one of the plots left in your plot deck
refusal-paying = pay with one of the cards that can pay this cost
refusal-influence = kneel standing cards that give influence
refusal-choosing = choose a target that the effect can change
refusal-cancelling = now an effect may be cancelled, or pass
refusal-picking = choose one of the cards that the effect is about
refusal-placing = place characters and locations for 5 gold, attachments with Setup, one Limited card and no duplicates
refusal-bestow = put the power on your House or on your card with Infamy
refusal-challenging = one challenge of each kind, against an opponent whom your title does not support
refusal-attackers = attackers are your standing characters with the icon, at least one
refusal-redirect = the Crown Regent redirects or passes
refusal-aiming = choose another legal target
refusal-stealth = Stealth passes by a character without Stealth of the target
refusal-defenders = defenders are your standing characters with the icon
refusal-stepping-in = step in or pass
refusal-saving = now cards may be saved, or pass
refusal-naming = name the first player
refusal-unveiling = say which plot takes effect next
refusal-titles = take a title that is in the pool
refusal-losses = choose your characters that can be killed
refusal-rising = stand your kneeling cards with the keyword, or be done
refusal-crown = choose among those who have reached victory
refusal-window = now responses to what happened may be used, each once, or pass
refusal-ordering = say which passive comes next
refusal-ambush = Ambush is for cards in your hand with that keyword, for their cost in influence
refusal-not-your-card = you use your own cards
refusal-no-action = the card has no action now that could be paid and change something
refusal-act-first = first all players may act; then you declare a challenge
refusal-action-now = take an action, or pass
refusal-marshal-later = cards are marshalled on your turn of the marshalling phase
refusal-not-in-hand = you marshal cards from your hand
refusal-duplicate = a duplicate goes under your own unique card of that name in play
refusal-type = only characters, locations and attachments are marshalled
refusal-unique = you may not have another copy of this unique card in play
refusal-limited = you have played a Limited card this round
refusal-too-dear = { $card } costs { $cost } gold, you have { $gold }
refusal-no-host = an attachment goes on a card that it may lie on
refusal-gold-alone = gold and words alone are dealt in
refusal-no-gold-now = no gold changes hands in the marshalling phase: make your offer in another phase
refusal-gold-later = gold changes hands while players may act: wait until what happens now is over


## The account at the end.

account-house = On the House: { $power }
account-card = On { $card }: { $power }
account-needed = { $causes ->
    [none] Needed: { $needed }
   *[there] Needed ({ $printed }, { FORM($causes, "comma") }): { $needed }
}
account-needed-together = { $causes ->
    [none] Needed with the partner's: { $needed }
   *[there] Needed with the partner's ({ $printed }, { FORM($causes, "comma") }): { $needed }
}
account-together = Together: { $power }


## Card texts: nouns with all that belongs to them.

-noun-card = card
    .plural = cards
# The card whose text it is.
-noun-this = this card
    .plural = these cards
-noun-opponent = opponent
    .plural = opponents
-noun-character = character
    .plural = characters
-noun-character-not = non-character
    .plural = non-characters
-noun-location = location
    .plural = locations
-noun-location-not = non-location
    .plural = non-locations
-noun-attachment = attachment
    .plural = attachments
-noun-attachment-not = non-attachment
    .plural = non-attachments
-noun-event = event
    .plural = events
-noun-event-not = non-event
    .plural = non-events
-noun-plot = plot
    .plural = plots
-noun-plot-not = non-plot
    .plural = non-plots
# A card by its name, which stands after it: "a Davan Oruun".
-noun-named = { "" }

-is-other = other
-is-next = next
-is-attached = attached
-is-attached-not = non-attached
-is-kneeling = kneeling
-is-kneeling-not = non-kneeling
-is-standing = standing
-is-standing-not = non-standing
-is-participating = participating
-is-participating-not = non-participating
-is-attacking = attacking
-is-attacking-not = non-attacking
-is-defending = defending
-is-defending-not = non-defending
-is-unique = unique
-is-unique-not = non-unique
-is-neutral = neutral
-is-neutral-not = non-neutral

# How a noun stands in a sentence.
thing = { $what }
some = { FORM($what, "a") }
# $what without "other"; $whole with it.
another = another { $what }
the = { FORM($what, "the") }
each = { FORM($what, "each") }
many = { FORM($what, "plural") }
# For $what.
it = { FORM($what, "pronoun") }
# One of two targets, $what.
first = the first
second = the second
that-card = that card
them = them
all-others = all others

# Before a noun: "a Calder character".
phrase-compound = { $what } { $noun }
compound-house = { $house }
compound-house-not = non-{ $house }
compound-own-house = in-House
compound-own-house-not = non-in-House
compound-trait = { $trait }
compound-trait-not = non-{ $trait }
compound-or = { $one } or { $two }

# After a noun: "a character you control".
after-yours = you control
after-yours-not = you don't control
after-opponents = an opponent controls
after-opponents-not = no opponent controls
after-theirs = they control
after-crest = with a { $crest } crest
after-crest-not = without a { $crest } crest
after-keyword = with { $keyword }
after-keyword-not = without { $keyword }
after-icon = with { FORM($icon, "a") } icon
after-icon-not = without { FORM($icon, "a") } icon
after-named = { $name }
after-named-not = not named { $name }
after-laden = with { $what }
after-laden-not = without { $what }
after-duplicated = with a duplicate
after-duplicated-not = without a duplicate
after-least = with { $left } { $right } or more
after-least-not = without { $left } { $right } or more
after-most = with { $left } { $right } or less
after-most-not = without { $left } { $right } or less
after-exactly = with { $left } { $right }
after-exactly-not = without { $left } { $right }
after-if = if { $clause }
after-either = ({ $one } or { $two })
after-in-your-pile = { $zone ->
    [hand] in your hand
    [dead] in your dead pile
   *[discard] in your discard pile
}
after-in-their-hand = in their hand
after-in-any-pile = { $zone ->
    [dead] in a dead pile
   *[discard] in a discard pile
}


## Card texts: conditions, after "if" or "while".

clause-is = this card is { $what }
clause-is-not = this card is not { $what }
clause-kneeling = this card is kneeling
clause-kneeling-not = this card is not kneeling
clause-standing = this card is standing
clause-standing-not = this card is not standing
clause-participating = this card is participating
clause-participating-not = this card is not participating
clause-attacking = this card is attacking
clause-attacking-not = this card is not attacking
clause-defending = this card is defending
clause-defending-not = this card is not defending
clause-laden = this card has { $what }
clause-laden-not = it is not so that this card has { $what }
clause-duplicated = this card has a duplicate
clause-duplicated-not = it is not so that this card has a duplicate
clause-first-player = you are the first player
clause-first-player-not = you are not the first player
clause-title = you are { $title }
clause-title-not = you are not { $title }
clause-any-title = you hold a title
clause-any-title-not = it is not so that you hold a title
clause-challenge = { $challenge ->
    [none] a challenge is being fought
   *[there] { FORM($challenge, "a") } challenge is being fought
}
clause-challenge-not = { $challenge ->
    [none] a challenge is not being fought
   *[there] { FORM($challenge, "a") } challenge is not being fought
}
clause-you-attack = you are attacking
clause-you-attack-not = you are not attacking
clause-you-defend = you are defending
clause-you-defend-not = you are not defending
clause-phase = it is the { $phase } phase
clause-phase-not = it is not the { $phase } phase
clause-and = { $one } and { $two }
clause-or = { $one } or { $two }
clause-not = it is not so that { $clause }
clause-control = you control { $what }
clause-control-count = you control { $bound ->
    [least] at least
    [most] at most
   *[exactly] exactly
} { $number } { $number ->
    [one] { $what }
   *[other] { FORM($what, "plural") }
}
clause-there = there is { $what }
clause-there-count = { $number ->
    [one] there is
   *[other] there are
} { $bound ->
    [least] at least
    [most] at most
   *[exactly] exactly
} { $number } { $number ->
    [one] { $what }
   *[other] { FORM($what, "plural") }
}
clause-you-have = you have { $bound ->
    [least] at least
    [most] at most
   *[exactly] exactly
} { $number } { $what ->
    [gold] gold
    [cards] { $number ->
        [one] card in hand
       *[other] cards in hand
    }
    [total_power] power
    [house_power] power on your House
   *[used_plots] { $number ->
        [one] used plot
       *[other] used plots
    }
}
clause-opponent-has = { $bound ->
    [least] an opponent has at least
    [most] each opponent has at most
   *[exactly] an opponent has exactly
} { $number } { $what ->
    [gold] gold
    [cards] { $number ->
        [one] card in hand
       *[other] cards in hand
    }
    [total_power] power
    [house_power] power on their House
   *[used_plots] { $number ->
        [one] used plot
       *[other] used plots
    }
}
clause-even = you have { $what ->
    [gold] as much gold
    [cards] as many cards in hand
    [total_power] as much power
    [house_power] as much power on the House
   *[used_plots] as many used plots
} as the opponent with the most
clause-ahead = you have at least { $what ->
    [gold] as much gold
    [cards] as many cards in hand
    [total_power] as much power
    [house_power] as much power on the House
   *[used_plots] as many used plots
} as each opponent
clause-behind = an opponent has at least { $what ->
    [gold] as much gold
    [cards] as many cards in hand
    [total_power] as much power
    [house_power] as much power on the House
   *[used_plots] as many used plots
} as you
clause-compare = { $left } is { $bound ->
    [least] at least
    [most] at most
   *[exactly] exactly
} { $right }


## Card texts: amounts and players.

amount-cost = cost
amount-str = STR
amount-power = power
amount-count = the number of { $what }
amount-yours = your { $what ->
    [gold] gold
    [cards] cards in hand
    [total_power] power
    [house_power] power on your House
   *[used_plots] used plots
}
amount-most = the most { $what ->
    [gold] gold
    [cards] cards in hand
    [total_power] power
    [house_power] power on the House
   *[used_plots] used plots
} of an opponent
amount-round = the number of the round
# $said: what is done with 1, or with X.
for-each = { $said } for { $what }
where-x = { $said } (X is { $amount })

who-you = you
who-each-opponent = each opponent
who-each-player = each player
who-that-opponent = that opponent
who-that-player = that player
who-other-player = the other player
who-winner = the winner
who-loser = the loser
who-controller = the controller of the attached card
who-a-player = a player
who-an-opponent = an opponent


## Card texts: changes. $count: of one card or several. $sign: more or less.

change-str = { $count ->
    [several] get
   *[one] gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } STR
change-icon = { $count ->
    [several] gain
   *[one] gains
} { FORM($icon, "a") } icon
change-no_icon = { $count ->
    [several] lose
   *[one] loses
} the { $icon } icon
change-keyword = { $count ->
    [several] gain
   *[one] gains
} { $keyword }
change-no_keyword = { $count ->
    [several] lose
   *[one] loses
} { $keyword }
change-blank = { $count ->
    [several] are blank
   *[one] is blank
}
change-immune = { $count ->
    [several] are immune
   *[one] is immune
} to { $type } effects
change-no_attack = can't attack
change-no_defend = can't defend
change-no_stand = { $count ->
    [several] do not stand
   *[one] does not stand
} in the standing phase
change-no_kill = can't be killed
change-no_save = can't be saved
change-no_kneel = { $count ->
    [several] do not kneel
   *[one] does not kneel
} to attack or defend
change-no_count = { $count ->
    [several] do not count their STR
   *[one] does not count its STR
} in challenges
change-income = { $who ->
    [who-you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } income
change-initiative = { $who ->
    [who-you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } initiative
change-claim = { $who ->
    [who-you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } claim
change-draw = { $who ->
    [who-you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } { $number ->
    [one] card
   *[other] cards
} in the draw phase
change-dominance = { $who ->
    [who-you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } STR in dominance
change-victory = { $who ->
    [who-you] you need
   *[other] { $who } needs
} { $sign ->
    [less] −
   *[more] +
}{ $number } power to win
change-unopposed = { $who ->
    [who-you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } power for unopposed challenges
change-cost = { FORM($what, "each") } { $who ->
    [who-you] that you marshal
   *[other] marshalled by { $who }
} costs { $sign ->
    [less] −
   *[more] +
}{ $number } gold
change-next_cost = { FORM($what, "the") } { $who ->
    [who-you] that you marshal
   *[other] marshalled by { $who }
} costs { $sign ->
    [less] −
   *[more] +
}{ $number } gold
change-extra = { $who } may initiate one more { $challenge ->
    [none] challenge
   *[there] { $challenge } challenge
}
change-no_challenge = { $who ->
    [who-each-opponent] no opponent can
    [who-each-player] no player can
   *[other] { $who } can't
} initiate { $challenge ->
    [none] challenges
   *[there] { $challenge } challenges
}
change-no_cancel = { $who ->
    [who-you] your effects
   *[other] { $who }'s effects
} can't be cancelled
changed = { $cards } { $said }
change-and = { $first } and { $last }
until = { $said } until the end of the { $duration ->
    [challenge] challenge
    [phase] phase
   *[round] round
}
lasting = { $said } until the end of the { $duration ->
    [challenge] challenge
    [phase] phase
   *[round] round
}
while-in-play = { $said } for as long as it is in play
# Of cards that do not stand in the standing phase.
of-this-round = { $said } of this round


## Card texts: costs and effects, as orders.

cost-kneel = kneel this card
cost-sacrifice = sacrifice this card
cost-remove = remove this card from the game
cost-return = return this card to your hand
cost-kneel_house = kneel your House card
cost-gold = pay { $amount } gold
cost-power = discard { $amount } power from this card
cost-influence = kneel { $amount } influence
cost-kneel_card = { $card ->
    [none] kneel a card
   *[there] kneel { $card }
}
cost-drop = { $card ->
    [none] discard a card from your hand
   *[there] discard { $card } from your hand
}
cost-sacrifice_card = { $card ->
    [none] sacrifice a card
   *[there] sacrifice { $card }
}

effect-kill = kill { $card }
effect-discard = discard { $card }
effect-return = return { $card } to its owner's hand
effect-top = put { $card } on top of its owner's deck
effect-sacrifice = sacrifice { $card }
effect-remove = remove { $card } from the game
effect-shuffle = shuffle { $card } into its owner's deck
effect-kneel = kneel { $card }
effect-stand = stand { $card }
effect-withdraw = remove { $card } from the challenge
effect-join = { $card } joins the challenge on your side
effect-unsaved = { $said } (it can't be saved)
effect-put = put { $card } into play
effect-duplicate = attach { $card } as a duplicate
effect-control = take control of { $card }{ $duration ->
    [challenge] { " " }until the end of the challenge
    [phase] { " " }until the end of the phase
    [round] { " " }until the end of the round
   *[always] { "" }
}
effect-save = save { $card }
effect-cancel = cancel that effect
effect-draw = { $who ->
    [who-you] draw
   *[other] { $who } draws
} { $number } { $number ->
    [one] card
   *[other] cards
}
effect-gold = { $who ->
    [who-you] gain
   *[other] { $who } gains
} { $number } gold
effect-claim = { $who ->
    [who-you] claim { $number } power for your House
   *[other] { $who } claims { $number } power for their House
}
effect-lose = { $who ->
    [who-you] discard
   *[other] { $who } discards
} { $number } random { $number ->
    [one] card
   *[other] cards
} from hand
effect-show = { $who ->
    [who-you] reveal your hand
   *[other] { $who } reveals their hand
}
effect-spend = { $who ->
    [who-you] lose
   *[other] { $who } loses
} { $number } gold
effect-claim-on = { $card } claims { $number } power
effect-move = move { $amount } power from { $giver } to { $taker }
house-of = { $who ->
    [who-you] your House
   *[other] { $who }'s House
}
effect-look = look at the top { $number ->
    [one] card
   *[other] { $number } cards
} of { $who ->
    [who-you] your deck
   *[other] { $who }'s deck
}
effect-reveal = reveal the top { $number ->
    [one] card
   *[other] { $number } cards
} of { $who ->
    [who-you] your deck
   *[other] { $who }'s deck
}
# $said: what becomes of the cards that are chosen.
effect-chooses = { $who ->
    [who-you] choose
   *[other] { $who } chooses
} { $number ->
    [one] { FORM($what, "a") }
   *[other] { $number } { FORM($what, "plural") }
}: { $said }
# $said: what becomes of all others.
effect-keeps = { $who ->
    [who-you] choose
   *[other] { $who } chooses
} { $number ->
    [one] { FORM($what, "a") }
   *[other] { $number } { FORM($what, "plural") }
} to keep: { $said }
# $it: a pronoun for $what.
effect-search = search your deck for { $what }, reveal { $it } and put { $it } { $goal ->
    [play] into play
   *[hand] into your hand
}, then shuffle your deck
effect-search-top = search the top { $number } cards of your deck for { $what }, reveal { $it } and put { $it } { $goal ->
    [play] into play
   *[hand] into your hand
}, then shuffle your deck
then = { $first }, then { $last }


## Card texts: what abilities listen for, after "after" or "when".

trigger-won = { $who ->
    [who-you] you win
   *[other] { $who } wins
} { $challenge ->
    [none] a challenge
   *[there] { FORM($challenge, "a") } challenge
}{ $side ->
    [attacker] { " " }as the attacker
    [defender] { " " }as the defender
   *[none] { "" }
}
trigger-lost = { $who ->
    [who-you] you lose
   *[other] { $who } loses
} { $challenge ->
    [none] a challenge
   *[there] { FORM($challenge, "a") } challenge
}{ $side ->
    [attacker] { " " }as the attacker
    [defender] { " " }as the defender
   *[none] { "" }
}
trigger-unopposed = { $who ->
    [who-you] you win
   *[other] { $who } wins
} an unopposed { $challenge ->
    [none] challenge
   *[there] { $challenge } challenge
}
trigger-initiated = { $who ->
    [who-you] you initiate
   *[other] { $who } initiates
} { $challenge ->
    [none] a challenge
   *[there] { FORM($challenge, "a") } challenge
}
trigger-dominated = { $who ->
    [who-you] you win
   *[other] { $who } wins
} dominance
trigger-drew = { $who ->
    [who-you] you draw
   *[other] { $who } draws
} a card by an effect
trigger-claims = { $who ->
    [who-you] you claim
   *[other] { $who } claims
} power
trigger-phase = { $phase ->
    [none] the next phase begins
   *[there] the { $phase } phase begins
}
trigger-would-leave = { $card } would be { $manner ->
    [kill] killed
    [discard] discarded
   *[none] killed or discarded
}
trigger-effect = the effect of { $card } is initiated{ $who ->
    [none] { "" }
   *[there] { " " }by { $who }
}
trigger-killed = { $card } is killed
trigger-discarded = { $card } is discarded from play
trigger-returned = { $card } is returned from play
trigger-left = { $card } leaves play
trigger-entered = { $card } comes into play
trigger-claimed = { $card } claims power
trigger-knelt = { $card } kneels
trigger-stood = { $card } stands
trigger-attacked = { $card } is declared as an attacker
trigger-defended = { $card } is declared as a defender
trigger-revealed = { $card } is revealed
trigger-played = { $card } is played
trigger-saved = { $card } is saved
trigger-evaded = { $card } is passed by with Stealth
trigger-used = the effect of { $card } is initiated
trigger-sacrificed = { $card } is sacrificed
trigger-dropped = { $card } is discarded { $who ->
    [who-you] from your hand
    [who-an-opponent] from an opponent's hand
   *[other] from hand
}


## Card texts: whole lines.

what-if = if { $condition }, { $what }
what-costs = { $costs } – { $what }
what-choose = choose { $targets }: { $what }
line-action = { FORM($phases, "or title") }: { CAP($what) }.
line-any-phase = Any Phase: { CAP($what) }.
line-revealed = When revealed: { CAP($what) }.
line-passive = After { $trigger }, { $what }.
line-response = Response: After { $trigger }, { $what }.
line-limited = Limited Response: After { $trigger }, { $what }.
line-response-when = Response: When { $trigger }, { $what }.
line-limited-when = Limited Response: When { $trigger }, { $what }.
line-once = { $line } (Once a round.)
line-firm = { $line } This can't be cancelled.
line-static = { CAP($said) }.
line-while = While { $condition }, { $said }.
line-keyword = { $keyword }.
line-immune = Immune to { $type } effects.
line-both = { $first } { $last }
line-attach = Attach to { $card }.
line-income = { $sign ->
    [less] −
   *[more] +
}{ $number } income.
line-initiative = { $sign ->
    [less] −
   *[more] +
}{ $number } initiative.
line-influence = { $sign ->
    [less] −
   *[more] +
}{ $number } influence.
