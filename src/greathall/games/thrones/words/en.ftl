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

-phase-setup = setup
-phase-plot = plot
-phase-draw = draw
-phase-marshalling = marshalling
-phase-challenges = challenges
-phase-dominance = dominance
-phase-standing = standing
-phase-taxation = taxation

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

move-accept = Accept offer { $offer }.
move-decline = Decline offer { $offer }.
move-consider = Leave offer { $offer } lying.
move-withdraw = Withdraw offer { $offer }.
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

# Deals: said with all their terms by "deal", which begins as a player writes their name.
deal = { "" }{ $words }
event-offered = { $seat } makes offer { $offer }.
event-accepted = { $seat } accepts offer { $offer }.
event-declined = { $seat } declines offer { $offer }.
event-considered = { $seat } leaves offer { $offer } lying.
event-withdrawn = { $seat } withdraws offer { $offer }.
event-voided = Offer { $offer } of { $seat } is void.
# Secret: $card.
event-handed = { $seat } gives { $to } { $card }.
    .hidden = { $seat } gives { $to } a card.
event-promised = { $seat } makes { $to } a promise.
event-judged = The promise of { $seat } to { $to } is over.
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
refusal-no-such-offer = there is no such offer to answer


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
