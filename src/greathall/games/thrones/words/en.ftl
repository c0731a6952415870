# A Game of Thrones: The Card Game.
#
# $player, $at, $to of gold: somebody at the table; [you] is whoever reads. $card and the like: a card by its name. CAP: these sentences begin
# large, even if a player's name doesn't.

# A card of the table is called by what is printed on it. Names of cards come from the card file.
-card = { $face }

# Challenges, and the icons for them; .a is said before "challenge" or "icon".
-challenge-military = military
    .a = a military
    .title = Military
-challenge-intrigue = intrigue
    .a = an intrigue
    .title = Intrigue
-challenge-power = power
    .a = a power
    .title = Power

-title-crown_regent = Crown Regent
-title-hand_of_the_king = Hand of the King
-title-master_of_laws = Master of Laws
-title-lord_commander = Lord Commander of the Kingsguard
    .title = Lord Commander
-title-master_of_whispers = Master of Whispers
-title-master_of_coin = Master of Coin

# What the titles do.
text-crown_regent = +3 STR in power challenges; may have an attacker choose another target.
text-hand_of_the_king = 2 influence, once a round.
text-master_of_laws = One more card in the draw phase.
text-lord_commander = +3 STR in military challenges; may step into them for one who declares no defenders.
text-master_of_whispers = +3 STR in intrigue challenges.
text-master_of_coin = 2 more income.

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

# .title stands by itself, and begins a line of a card: "Plot: Draw 1 card."
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
    .title = Character
    .plural = Characters
-type-location = location
    .title = Location
    .plural = Locations
-type-attachment = attachment
    .title = Attachment
    .plural = Attachments
-type-event = event
    .title = Event
    .plural = Events
-type-plot = plot
    .title = Plot
    .plural = Plots
-type-agenda = agenda
    .title = Agenda
    .plural = Agenda

-crest-holy = Holy
-crest-learned = Learned
-crest-noble = Noble
-crest-war = War

# Rules because of which something happens, where no card is the cause.
-rule-claim = the claim
-rule-deadly = Deadly
-rule-renown = Renown
-rule-unopposed = an unopposed challenge
-rule-title = a title
-rule-unopposed_title = an unopposed challenge and a title
-rule-commander = the Lord Commander
-rule-challenge = the challenge
-rule-dominance = dominance
-rule-income = income
-rule-taxation = taxation
-rule-vengeful = Vengeful
-rule-vigilant = Vigilant
-rule-ended = the end of an effect
-rule-host = the loss of its host
-rule-misplaced = a host that it may not lie on
-rule-second_copy = another copy in play
-rule-left_play = its leaving play
-rule-duplicate = its duplicate


## Moves: what somebody may do.

move-pass = Pass.
move-place = { $on ->
    [none] Place { $card } for setup.
   *[there] Place { $card } for setup on { $on }.
}
move-done = Done.
move-plot = Choose the plot { $card }.
move-first = { $player ->
    [you] You are the first player.
   *[other] { CAP($player) } is the first player.
}
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
move-choose_player = { $player ->
    [you] Choose yourself.
   *[other] Choose { $player }.
}
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
move-kill = Choose { $card } to be killed.
move-stand = Stand { $card }.
move-bestow = { $card ->
    [none] Put 1 power on your House.
   *[there] Put 1 power on { $card }.
}
move-crown = { $player ->
    [you] You win the game.
   *[other] { CAP($player) } wins the game.
}
# An option of an effect, $said: "draw 1 card".
move-option = { CAP($said) }.


## Events: what happened. Those with secrets have .hidden, for whoever may not know them.

# What is dealt in, as part of an offer; how much it is may be hidden.
terms-gold = { $gold ->
    [none] gold
   *[there] { $gold } gold
}

# Secret: $card.
event-drew = { $player ->
    [you] { $cause ->
        [none] You draw { $card }.
       *[card] { $cause } lets you draw { $card }.
    }
   *[other] { $cause ->
        [none] { CAP($player) } draws { $card }.
       *[card] { $cause } lets { $player } draw { $card }.
    }
}
    .hidden = { $cause ->
        [none] { CAP($player) } draws a card.
       *[card] { $cause } lets { $player } draw a card.
    }
# Secret: $card.
event-placed = { $player ->
    [you] You place { $card } face down.
   *[other] { CAP($player) } places { $card } face down.
}
    .hidden = { CAP($player) } places a card face down.
event-round = Round { $number } begins.
event-phase = The { $phase } phase begins.
event-plot_revealed = { $player ->
    [you] You reveal the plot { $card } (initiative { $initiative }).
   *[other] { CAP($player) } reveals the plot { $card } (initiative { $initiative }).
}
event-initiative = { $player ->
    [you] You win initiative.
   *[other] { CAP($player) } wins initiative.
}
event-first_player = { $player ->
    [you] You are the first player.
   *[other] { CAP($player) } is the first player.
}
event-title_taken = { $player ->
    [you] You become { $title }.
   *[other] { CAP($player) } becomes { $title }.
}
event-gained = { $player ->
    [you] { $cause ->
        [none] You gain { $amount } gold.
        [income] You collect your income of { $amount } gold.
       *[card] { $cause } gives you { $amount } gold.
    }
   *[other] { $cause ->
        [none] { CAP($player) } gains { $amount } gold.
        [income] { CAP($player) } collects an income of { $amount } gold.
       *[card] { $cause } gives { $player } { $amount } gold.
    }
}
# $for: the card that is paid for.
event-paid = { $player ->
    [you] { $cause ->
        [none] { $for ->
            [none] You pay { $amount } gold.
           *[there] You pay { $amount } gold for { $for }.
        }
        [taxation] You return { $amount } gold to the treasury.
       *[card] { $cause } makes you lose { $amount } gold.
    }
   *[other] { $cause ->
        [none] { $for ->
            [none] { CAP($player) } pays { $amount } gold.
           *[there] { CAP($player) } pays { $amount } gold for { $for }.
        }
        [taxation] { CAP($player) } returns { $amount } gold to the treasury.
       *[card] { $cause } makes { $player } lose { $amount } gold.
    }
}
event-entered = { $player ->
    [you] { $cause ->
        [none] { $card } comes into play under your control.
       *[card] { $cause } puts { $card } into play under your control.
    }
   *[other] { $cause ->
        [none] { $card } comes into play under { $player }'s control.
       *[card] { $cause } puts { $card } into play under { $player }'s control.
    }
}
event-attached = { $card } is attached to { $to }.
event-duplicated = { $player ->
    [you] You lay { $card } under { $to } as a duplicate.
   *[other] { CAP($player) } lays { $card } under { $to } as a duplicate.
}
event-used = { $player ->
    [you] You use { $card }.
   *[other] { CAP($player) } uses { $card }.
}
event-responded = { $player ->
    [you] { $card } takes effect for you.
   *[other] { $card } takes effect for { $player }.
}
event-chosen = { $player ->
    [you] You choose { $card }.
   *[other] { CAP($player) } chooses { $card }.
}
event-challenged = { $player ->
    [you] You initiate { FORM($challenge, "a") } challenge against { $at }.
   *[other] { $at ->
        [you] { CAP($player) } initiates { FORM($challenge, "a") } challenge against you.
       *[other] { CAP($player) } initiates { FORM($challenge, "a") } challenge against { $at }.
    }
}
event-attacks = { $card } attacks.
# $by: the Crown Regent, who has redirected the attack of $player.
event-redirected = { $by ->
    [none] { $player ->
        [you] Your attack turns to { $at }.
       *[other] { $at ->
            [you] { CAP($player) }'s attack turns to you.
           *[other] { CAP($player) }'s attack turns to { $at }.
        }
    }
    [you] { $at ->
        [you] You redirect { $player }'s attack as Crown Regent: it turns to you.
       *[other] You redirect { $player }'s attack as Crown Regent: it turns to { $at }.
    }
   *[other] { $player ->
        [you] { CAP($by) } redirects your attack as Crown Regent: it turns to { $at }.
       *[other] { $at ->
            [you] { CAP($by) } redirects { $player }'s attack as Crown Regent: it turns to you.
           *[other] { CAP($by) } redirects { $player }'s attack as Crown Regent: it turns to { $at }.
        }
    }
}
# $by: the attacker with Stealth.
event-bypassed = { $by } bypasses { $card } by Stealth: { $card } can't defend.
event-defends = { $card } defends.
event-stepped_in = { $player ->
    [you] You step in for { $for }.
   *[other] { $for ->
        [you] { CAP($player) } steps in for you.
       *[other] { CAP($player) } steps in for { $for }.
    }
}
# $total: the STR of the winner's side; $against: that of the other.
event-won = { $player ->
    [you] You win the { $challenge } challenge against { $over }, { $total } to { $against }.
   *[other] { $over ->
        [you] { CAP($player) } wins the { $challenge } challenge against you, { $total } to { $against }.
       *[other] { CAP($player) } wins the { $challenge } challenge against { $over }, { $total } to { $against }.
    }
}
event-undefended = { $player ->
    [you] You don't defend.
   *[other] { CAP($player) } doesn't defend.
}
event-undecided = Nobody wins the challenge.
event-powered = { $player ->
    [you] { $cause ->
        [none] You put { $amount } power on your House.
        [claim] You put { $amount } power on your House for the claim.
        [unopposed] You put { $amount } power on your House, because the challenge was unopposed.
        [title] You put { $amount } power on your House, because your title opposes the loser's.
        [unopposed_title] You put { $amount } power on your House: the challenge was unopposed, and your title opposes the loser's.
        [commander] You put { $amount } power on your House as Lord Commander.
        [challenge] You put { $amount } power on your House for the challenge.
        [dominance] You put { $amount } power on your House for dominance.
       *[card] { $cause } puts { $amount } power on your House.
    }
   *[other] { $cause ->
        [none] { CAP($player) } puts { $amount } power on their House.
        [claim] { CAP($player) } puts { $amount } power on their House for the claim.
        [unopposed] { CAP($player) } puts { $amount } power on their House, because the challenge was unopposed.
        [title] { CAP($player) } puts { $amount } power on their House, because their title opposes the loser's.
        [unopposed_title] { CAP($player) } puts { $amount } power on their House: the challenge was unopposed, and their title opposes the loser's.
        [commander] { CAP($player) } puts { $amount } power on their House as Lord Commander.
        [challenge] { CAP($player) } puts { $amount } power on their House for the challenge.
        [dominance] { CAP($player) } puts { $amount } power on their House for dominance.
       *[card] { $cause } puts { $amount } power on { $player }'s House.
    }
}
event-card_powered = { $cause ->
    [none] { $card } gets { $amount } power.
    [renown] { $card } claims { $amount } power for Renown.
    [challenge] { $card } gets { $amount } power for the challenge.
    [dominance] { $card } gets { $amount } power for dominance.
   *[card] { $cause } gives { $card } { $amount } power.
}
event-lost_power = { $player ->
    [you] { $cause ->
        [none] You lose { $amount } power from your House.
        [claim] You lose { $amount } power from your House for the claim.
        [commander] You lose { $amount } power from your House to the Lord Commander.
       *[card] { $cause } takes { $amount } power from your House.
    }
   *[other] { $cause ->
        [none] { CAP($player) } loses { $amount } power from their House.
        [claim] { CAP($player) } loses { $amount } power from their House for the claim.
        [commander] { CAP($player) } loses { $amount } power from their House to the Lord Commander.
       *[card] { $cause } takes { $amount } power from { $player }'s House.
    }
}
event-card_lost_power = { $cause ->
    [none] { $card } loses { $amount } power.
    [left_play] { $card } loses { $amount } power, because it leaves play.
   *[card] { $cause } takes { $amount } power from { $card }.
}
# $for: the card that is paid for.
event-knelt = { $cause ->
    [none] { $for ->
        [none] { $card } kneels.
       *[there] { $card } kneels to pay for { $for }.
    }
   *[card] { $cause } makes { $card } kneel.
}
event-stood = { $cause ->
    [none] { $card } stands.
    [vengeful] { $card } is Vengeful and stands.
    [vigilant] { $card } is Vigilant and stands.
   *[card] { $cause } lets { $card } stand.
}
# How a card leaves play, and why: for a rule, or by a card. $for: the card that is paid for.
event-leaving = { $manner ->
    [kill] { $cause ->
        [none] { $card } is killed.
        [claim] { $card } is killed for the military claim.
        [deadly] { $card } is killed by Deadly attackers.
       *[card] { $card } is killed by { $cause }.
    }
    [discard] { $cause ->
        [none] { $card } is discarded from play.
        [host] { $card } is discarded with the card it is attached to.
        [misplaced] { $card } is discarded, because it may no longer be attached there.
        [second_copy] { $card } is discarded, because its player has another copy in play.
       *[card] { $card } is discarded from play by { $cause }.
    }
    [return] { $cause ->
        [none] { $for ->
            [none] { $card } returns to its owner's hand.
           *[there] { $card } returns to its owner's hand to pay for { $for }.
        }
       *[card] { $cause } returns { $card } to its owner's hand.
    }
    [top] { $cause ->
        [none] { $card } goes on top of its owner's deck.
       *[card] { $cause } puts { $card } on top of its owner's deck.
    }
    [sacrifice] { $cause ->
        [none] { $for ->
            [none] { $card } is sacrificed.
           *[there] { $card } is sacrificed to pay for { $for }.
        }
       *[card] { $card } is sacrificed because of { $cause }.
    }
    [remove] { $cause ->
        [none] { $for ->
            [none] { $card } is removed from the game.
           *[there] { $card } is removed from the game to pay for { $for }.
        }
       *[card] { $cause } removes { $card } from the game.
    }
    [bottom] { $cause ->
        [none] { $card } goes to the bottom of its owner's deck.
       *[card] { $cause } puts { $card } on the bottom of its owner's deck.
    }
   *[shuffle] { $cause ->
        [none] { $card } is shuffled into its owner's deck.
       *[card] { $cause } shuffles { $card } into its owner's deck.
    }
}
event-rescued = { $cause ->
    [none] { $card } is saved.
    [duplicate] { $card } is saved by its duplicate.
   *[card] { $card } is saved by { $cause }.
}
# Secret: $card.
event-went = { $player ->
    [you] { $zone ->
        [out] { $card } is removed from the game.
        [deck] { $card } goes into your deck.
        [hand] { $card } goes to your hand.
        [dead] { $card } goes to your dead pile.
       *[discard] { $card } goes to your discard pile.
    }
   *[other] { $zone ->
        [out] { $card } is removed from the game.
        [deck] { $card } goes into { $player }'s deck.
        [hand] { $card } goes to { $player }'s hand.
        [dead] { $card } goes to { $player }'s dead pile.
       *[discard] { $card } goes to { $player }'s discard pile.
    }
}
    .hidden = { $player ->
        [you] { $zone ->
            [hand] A card goes to your hand.
           *[deck] A card goes into your deck.
        }
       *[other] { $zone ->
            [hand] A card goes to { $player }'s hand.
           *[deck] A card goes into { $player }'s deck.
        }
    }
event-cancelled = { $cause ->
    [none] The effect of { $card } is cancelled.
   *[card] { $cause } cancels the effect of { $card }.
}
# $for: the card that is paid for.
event-dropped = { $player ->
    [you] { $cause ->
        [none] { $for ->
            [none] You discard { $card } from your hand.
           *[there] You discard { $card } from your hand to pay for { $for }.
        }
        [claim] You discard { $card } from your hand at random for the intrigue claim.
       *[card] { $cause } makes you discard { $card } from your hand.
    }
   *[other] { $cause ->
        [none] { $for ->
            [none] { CAP($player) } discards { $card } from their hand.
           *[there] { CAP($player) } discards { $card } from their hand to pay for { $for }.
        }
        [claim] { CAP($player) } discards { $card } from their hand at random for the intrigue claim.
       *[card] { $cause } makes { $player } discard { $card } from their hand.
    }
}
event-removed = { $cause ->
    [none] { $card } is removed from the challenge.
   *[card] { $cause } removes { $card } from the challenge.
}
event-joined = { $cause ->
    [none] { $card } joins the challenge.
   *[card] { $cause } lets { $card } join the challenge.
}
# $change: what holds for $to from now on, by $card: "gets +1 STR".
event-lasts = { $card }: { $to } { $change }{ $duration ->
    [challenge] { " " }until the end of the challenge.
    [phase] { " " }until the end of the phase.
    [round] { " " }until the end of the round.
   *[always] .
}
event-controlled = { $player ->
    [you] { $cause ->
        [none] You take control of { $card }.
        [ended] You control { $card } again, because the effect is over.
       *[card] { $cause } gives you control of { $card }.
    }
   *[other] { $cause ->
        [none] { CAP($player) } takes control of { $card }.
        [ended] { CAP($player) } controls { $card } again, because the effect is over.
       *[card] { $cause } gives { $player } control of { $card }.
    }
}
event-shuffled = { $player ->
    [you] Your deck is shuffled.
   *[other] { CAP($player) }'s deck is shuffled.
}
event-shown = { $player ->
    [you] { $cause ->
        [none] You reveal { $card }.
       *[card] { $cause } makes you reveal { $card }.
    }
   *[other] { $cause ->
        [none] { CAP($player) } reveals { $card }.
       *[card] { $cause } makes { $player } reveal { $card }.
    }
}
event-gave = { $player ->
    [you] You give { $amount } gold to { $to }.
   *[other] { $to ->
        [you] { CAP($player) } gives you { $amount } gold.
       *[other] { CAP($player) } gives { $amount } gold to { $to }.
    }
}
event-dominated = { $player ->
    [you] You win dominance.
   *[other] { CAP($player) } wins dominance.
}
event-ended = { $ending ->
    [victory] The game is over: a player has won.
   *[exhaustion] The game is over: the last round has been played.
}
victory = { $player ->
    [you] The game is over: you win with { $power } power ({ $needed }).
   *[other] The game is over: { $player } wins with { $power } power ({ $needed }).
}
# Two partners win.
victory-together = { $player ->
    [you] The game is over: you and { $partner } win with { $power } power ({ $needed }).
   *[other] { $partner ->
        [you] The game is over: { $player } and you win with { $power } power ({ $needed }).
       *[other] The game is over: { $player } and { $partner } win with { $power } power ({ $needed }).
    }
}
# $causes: the cards because of which more or less than $printed power was needed, "The Court of Pomp −3".
victory-needed = { $causes ->
    [none] { $needed } needed
   *[there] { $needed } needed: { $printed }, { FORM($causes, "comma") }
}
cause = { $card } { $amount }
event-called_back = { $player ->
    [you] You take your used plots back.
   *[other] { CAP($player) } takes their used plots back.
}
# $change: what holds for the player from now on, by $card: "Anna gets −1 income".
event-lasts_for = { $card }: { $change }{ $duration ->
    [challenge] { " " }until the end of the challenge.
    [phase] { " " }until the end of the phase.
    [round] { " " }until the end of the round.
   *[always] .
}
event-chosen_player = { $player ->
    [you] { $at ->
        [you] You choose yourself.
       *[other] You choose { $at }.
    }
   *[other] { $at ->
        [you] { CAP($player) } chooses you.
       *[other] { CAP($player) } chooses { $at }.
    }
}
# How many counters, or how much gold, lies on a card now.
event-counted = { $what ->
    [gold] There is { $number } gold on { $card } now.
   *[counters] There { $number ->
        [one] is { $number } counter
       *[other] are { $number } counters
    } on { $card } now.
}


## Prompts: what $player is asked.

prompt-place = { $player }, place cards for setup ({ $gold } gold left), or finish.
prompt-plot = { $player }, choose your plot.
prompt-first = { $player }, you have won initiative: who is the first player?
prompt-next-plot = { $player }, you are the first player: which plot takes effect next?
prompt-title = { $player }, take a title.
prompt-action = { $player }, take an action, or pass ({ $phase }).
prompt-marshal = { $player }, take an action or marshal a card, or pass ({ $phase }).
prompt-respond = { $player }, will you respond?
prompt-next-passive = { $player }, you are the first player: which passive ability comes next?
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
prompt-redirect = { $target ->
    [you] { $player }, will you redirect this attack away from you, as Crown Regent?
   *[other] { $player }, will you redirect this attack away from { $target }, as Crown Regent?
}
prompt-target = { $player }, choose another target.
prompt-stealth = { $player }, whom does { $card } bypass by Stealth?
prompt-defenders = { $player }, who defends against { $attacker }'s { $challenge } challenge?
prompt-step-in = { $player }, { $target } declares no defenders: will you step in?
prompt-loss = { $player }, choose a character of yours to be killed ({ $left } to choose).
prompt-bestow = { $player }, put the power on your House or on a card with Infamy.
prompt-stand = { $player }, will you stand your { $keyword } cards?
prompt-crown = { $player }, several players have reached victory: who wins?
prompt-influence-x = { $player }, kneel as much influence as you like for { $card }, or finish.


## Refusals: why a move is against the rules. The line of the rules follows in brackets.

# Things on the table, before a colon.
thing-card = { $card }
thing-challenge = { $challenge } challenge
thing-player = { $player }
thing-title = { $title }

refusal-plot = choose one of the plots left in your plot deck
refusal-paying = pay with one of the cards that can pay this cost
refusal-influence = kneel standing cards that give influence
refusal-choosing = choose a target that the effect can change
refusal-cancelling = cancel the effect, or pass
refusal-picking = choose one of the cards that the effect is about
refusal-placing = place cards from your hand, or finish
refusal-placed-type = { $card } is not a card for setup: only characters, locations and attachments with Setup are placed
refusal-placed-too-dear = { $card } costs { $cost } gold, and { $gold } of the 5 gold for setup is left
refusal-placed-without-setup = { $card } does not have the keyword Setup, which an attachment needs
refusal-placed-nowhere = { $card } needs a card to lie on that it may be attached to: place that first
refusal-placed-limited = { $card } is Limited, and you have placed a Limited card already
refusal-placed-twice = { $card } would be a duplicate, and duplicates are not placed in setup
refusal-bestow = put the power on your House or on your card with Infamy
refusal-challenging = you may initiate one challenge of each kind, against an opponent whose title yours does not support
refusal-attackers = attackers are your standing characters with the icon, at least one
refusal-redirect = the Crown Regent redirects or passes
refusal-aiming = choose another legal target
refusal-stealth = Stealth bypasses a character of the target that has no Stealth itself
refusal-defenders = defenders are your standing characters with the icon
refusal-stepping-in = step in or pass
refusal-saving = save one of these cards, or pass
refusal-naming = name the first player
refusal-unveiling = choose which plot takes effect next
refusal-titles = take a title that is in the pool
refusal-losses = choose your characters that can be killed
refusal-rising = stand your kneeling cards with the keyword, or finish
refusal-crown = choose among those who have reached victory
refusal-window = respond to what has happened, with each response once, or pass
refusal-ordering = choose which passive ability comes next
refusal-ambush = Ambush is for cards in your hand with that keyword, for their cost in influence
refusal-not-your-card = you may only use your own cards
refusal-no-action = the card has no action now that you could pay for and that would change something
refusal-act-first = first all players may act; then you declare a challenge
refusal-action-now = take an action, or pass
refusal-marshal-later = cards are marshalled on your turn of the marshalling phase
refusal-not-in-hand = you may only marshal cards from your hand
refusal-duplicate = a duplicate goes under your own unique card of that name in play
refusal-type = only characters, locations and attachments are marshalled
refusal-unique = you may not have another copy of this unique card in play
refusal-limited = you have played a Limited card this round
refusal-too-dear = { $card } costs { $cost } gold, and you have { $gold }
refusal-no-host = an attachment goes on a card that it may be attached to
refusal-has-no-action = it has no action
refusal-has-no-response = it has no response
refusal-has-no-save = it can't save a card
refusal-has-no-cancel = it can't cancel an effect
refusal-gives-no-influence = it gives no influence
refusal-titles-later = titles are taken in the plot phase
refusal-not-in-play = it is not in play
refusal-blank = its text is blank now
refusal-other-phase = its action is not for the { $phase } phase
refusal-used-already = it was used already this round
refusal-condition-unmet = the condition of its ability is not met
refusal-cannot-pay = you can't pay its cost: { $cost }
refusal-nothing-to-change = it has no target, or would change nothing
refusal-not-set-off = nothing has happened that it responds to
refusal-characters-only = only a character in play can be chosen
refusal-chosen-already = { $card } is chosen already
refusal-kneels = { $card } kneels
refusal-no-icon = { $card } has no { $challenge } icon
refusal-may-not = a card keeps { $card } from taking part
refusal-kind-first = first choose a kind of challenge
refusal-challenges-later = challenges are initiated on your turn of the challenges phase
refusal-challenged-already = you can't initiate another { $challenge } challenge this round
refusal-no-attacker = you have no standing character with the { $challenge } icon that may attack
refusal-no-opponent = you can only challenge opponents
refusal-title-supported = your title supports theirs
refusal-not-set-up = only characters, locations and attachments with Setup are placed
refusal-not-beside = you place one Limited card and no duplicates
refusal-gold-alone = deals may contain only gold and words
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
    [none] Needed together with the partner: { $needed }
   *[there] Needed together with the partner ({ $printed }, { FORM($causes, "comma") }): { $needed }
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
after-one-opponent = that one opponent controls
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
after-under = with { $left } less than { $right }
after-under-not = with { $left } not less than { $right }
after-over = with { $left } greater than { $right }
after-over-not = with { $left } not greater than { $right }
after-if = if { $clause }
after-either = ({ $one } or { $two })
after-in-your-pile = { $zone ->
    [hand] in your hand
    [dead] in your dead pile
    [used] among your used plots
   *[discard] in your discard pile
}
after-in-their-hand = in their hand
after-in-any-pile = { $zone ->
    [dead] in a dead pile
   *[discard] in a discard pile
}
after-rivals = the opponent in the challenge controls
after-rivals-not = the opponent in the challenge doesn't control
after-in-play = in play
after-in-play-not = not in play
after-has-attacked = that attacked in this phase
after-has-attacked-not = that did not attack in this phase
after-revealed = that is revealed


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
clause-laden-not = this card does not have { $what }
clause-duplicated = this card has a duplicate
clause-duplicated-not = this card does not have a duplicate
clause-first-player = you are the first player
clause-first-player-not = you are not the first player
clause-title = you are { $title }
clause-title-not = you are not { $title }
clause-any-title = you hold a title
clause-any-title-not = you do not hold a title
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
clause-not = it is not the case that { $clause }
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
    [less] less than
    [more] greater than
   *[exactly] exactly
} { $right }
clause-of = { $card } is { $what }
clause-in-play = this card is in play
clause-in-play-not = this card is not in play
clause-has-attacked = this card has attacked in this phase
clause-has-attacked-not = this card has not attacked in this phase
clause-aimed = that effect has chosen { $what }
clause-aimed-not = that effect has not chosen { $what }


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
amount-own = this card's { $what }
amount-most-count = the highest number of { $what }
amount-sum = { $one } plus { $two }
amount-difference = { $one } minus { $two }
amount-grouped = ({ $what })
amount-at-least-none = { $what }, at least 0
# $what: for which cards it is $one.
amount-either = { $one } for { $what }, otherwise { $two }
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
who-its-controller = its controller
who-card-player = the player of this card
who-in-order = each player in turn order
amount-printed-str = printed STR
amount-counters = counters
amount-stored = gold on it
amount-x = X
amount-margin = the difference of STR in the challenge
amount-players = the number of players
amount-played = the number of { $what } you have played from hand this round
amount-claim = your claim
amount-won = the number of challenges you have won as the attacker this phase
amount-this-way = the number of { $what } discarded this way
amount-droppers = the number of opponents who have discarded at least { $number } { $number ->
    [one] card
   *[other] cards
} this way


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
change-trait = { $count ->
    [several] gain
   *[one] gains
} the trait { $trait }
change-crest = { $count ->
    [several] gain
   *[one] gains
} a { $crest } crest
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
    [you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } income
change-initiative = { $who ->
    [who-you] you get
    [you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } initiative
change-claim = { $who ->
    [who-you] you get
    [you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } claim
change-draw = { $who ->
    [who-you] you get
    [you] you get
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
    [you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } STR in dominance
change-victory = { $who ->
    [who-you] you need
    [you] you need
   *[other] { $who } needs
} { $sign ->
    [less] −
   *[more] +
}{ $number } power to win
change-unopposed = { $who ->
    [who-you] you get
    [you] you get
   *[other] { $who } gets
} { $sign ->
    [less] −
   *[more] +
}{ $number } power for unopposed challenges
change-cost = { FORM($what, "each") } { $who ->
    [who-you] that you marshal
    [you] that you marshal
   *[other] marshalled by { $who }
} costs { $sign ->
    [less] −
   *[more] +
}{ $number } gold
change-next_cost = { FORM($what, "the") } { $who ->
    [who-you] that you marshal
    [you] that you marshal
   *[other] marshalled by { $who }
} costs { $sign ->
    [less] −
   *[more] +
}{ $number } gold
change-extra = { $who ->
    [you] you may
   *[other] { $who } may
} initiate one more { $challenge ->
    [none] challenge
   *[there] { $challenge } challenge
}
change-no_challenge = { $who ->
    [who-each-opponent] no opponent can
    [who-each-player] no player can
    [you] you can't
   *[other] { $who } can't
} initiate { $challenge ->
    [none] challenges
   *[there] { $challenge } challenges
}
change-no_cancel = { $who ->
    [who-you] your effects
    [you] your effects
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
change-purse = { $count ->
    [several] have
   *[one] has
} gold that you may spend as your own
change-no_loss = can't be chosen to be killed for a claim
change-dominates = { $count ->
    [several] count their
   *[one] counts its
} STR in dominance even while kneeling
change-no_kneel_attack = { $count ->
    [several] do not kneel
   *[one] does not kneel
} to attack
change-no_kneel_defend = { $count ->
    [several] do not kneel
   *[one] does not kneel
} to defend
change-must_defend = must defend if able
change-twice = { $count ->
    [several] count as 2 characters each
   *[one] counts as 2 characters
} for a claim
change-house = also { $count ->
    [several] belong
   *[one] belongs
} to House { $house }
change-warded = { $count ->
    [several] are immune
   *[one] is immune
} to opponents' { $type } effects
change-fights = may take part in { $challenge } challenges without the icon
change-toll = { $count ->
    [several] cost
   *[one] costs
} { $number } gold to attack or defend
change-claim_is = { $count ->
    [several] have
   *[one] has
} claim { $number }
change-no_draw = { $who ->
    [who-you] you can't
    [you] you can't
   *[other] { $who } can't
} draw cards by effects
change-open_hand = { $who ->
    [who-you] you play
    [you] you play
   *[other] { $who } plays
} with an open hand
change-no_answer = { $who ->
    [who-you] you can't
    [you] you can't
   *[other] { $who } can't
} respond to challenges that their opponent wins
change-no_claim = { $who ->
    [who-you] you do not
    [you] you do not
   *[other] { $who } does not
} fulfil claim
change-no_raise = the claim against { $who } can't be raised
change-not_first = { $who ->
    [who-you] you can't choose yourself
    [you] you can't choose yourself
   *[other] { $who } can't choose themselves
} as first player
change-skip_draw = { $who ->
    [who-you] you draw
    [you] you draw
   *[other] { $who } draws
} no cards in the draw phase
change-most_attackers = no more than { $number } { $number ->
    [one] character attacks
   *[other] characters attack
} { $who } in one challenge
change-most_defenders = { $who ->
    [who-you] you defend
    [you] you defend
   *[other] { $who } defends
} with no more than { $number } { $number ->
    [one] character
   *[other] characters
} in one challenge
change-most_played = { $who ->
    [who-you] you play
    [you] you play
   *[other] { $who } plays
} no more than { $number } { $number ->
    [one] { $what }
   *[other] { FORM($what, "plural") }
} from hand each round
change-claim_as = { $who ->
    [who-you] your
    [you] your
   *[other] { $who }'s
} claim is fulfilled like that of { FORM($challenge, "a") } challenge
change-least = { $said } (to no less than { $least })
change-fresh = { $who ->
    [who-you] you may
    [you] you may
   *[other] { $who } may
} initiate one more { $challenge } challenge, with characters that have not attacked in this phase


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

# .third: what somebody else does.
effect-kill = kill { $card }
    .third = kills { $card }
effect-discard = discard { $card }
    .third = discards { $card }
effect-return = return { $card } to its owner's hand
    .third = returns { $card } to its owner's hand
effect-top = put { $card } on top of its owner's deck
    .third = puts { $card } on top of its owner's deck
effect-sacrifice = sacrifice { $card }
    .third = sacrifices { $card }
effect-remove = remove { $card } from the game
    .third = removes { $card } from the game
effect-shuffle = shuffle { $card } into its owner's deck
    .third = shuffles { $card } into its owner's deck
effect-kneel = kneel { $card }
    .third = kneels { $card }
effect-stand = stand { $card }
    .third = stands { $card }
effect-withdraw = remove { $card } from the challenge
    .third = removes { $card } from the challenge
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
}{ $who ->
    [who-you] : { $said }
   *[other] { $said ->
        [effect-join] : { $said }
       *[other] { " " }and { FORM($said, "third") }
    }
}
# $said: what becomes of all others.
effect-keeps = { $who ->
    [who-you] choose
   *[other] { $who } chooses
} { $number ->
    [one] { FORM($what, "a") }
   *[other] { $number } { FORM($what, "plural") }
} to keep{ $who ->
    [who-you] : { $said }
   *[other] { $said ->
        [effect-join] : { $said }
       *[other] { " " }and { FORM($said, "third") }
    }
}
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
effect-may = { $who ->
    [who-you] you may
   *[other] { $who } may
} do this: { $said }
effect-one = { $who ->
    [who-you] choose
   *[other] { $who } chooses
} one: { $said }
or-else = { $first }; or { $last }
effect-bottom = put { $card } on the bottom of its owner's deck
    .third = puts { $card } on the bottom of its owner's deck
effect-put-kneeling = put { $card } into play kneeling
effect-later = at the end of the { $duration ->
    [challenge] challenge
    [phase] phase
   *[round] round
}, { $said }
cost-counter = discard { $amount } { $amount ->
    [one] counter
   *[other] counters
} from this card
cost-stored = discard { $amount } gold from this card
effect-mark = { $sign ->
    [less] take
   *[more] put
} { $number } { $number ->
    [one] counter
   *[other] counters
} { $sign ->
    [less] from
   *[more] on
} { $card }
effect-store = { $sign ->
    [less] take
   *[more] put
} { $number } gold { $sign ->
    [less] from
   *[more] from the treasury on
} { $card }
effect-hoard = move { $number } gold from your gold pool onto { $card }
effect-divert = instead of where it would go, { $said }
cost-drops = discard { $amount } { FORM($what, "plural") } from your hand
cost-discard = discard this card
effect-pays = { $who ->
    [who-you] fulfil
   *[other] { $who } fulfils
} the claim instead
effect-carry = move { $card } to another character of the same player
effect-mill = discard the top { $number ->
    [one] card
   *[other] { $number } cards
} of { $who ->
    [who-you] your deck
   *[other] { $who }'s deck
}
effect-arrange = look at the top { $number } cards of { $who ->
    [who-you] your deck
   *[other] { $who }'s deck
}, put { $under } of them on its bottom and the others back on top in any order
effect-rummage = look at { $who ->
    [who-you] your hand
   *[other] { $who }'s hand
}, choose up to { $number } { $number ->
    [one] card
   *[other] cards
} and discard them
effect-inspect = look at a random card in { $who ->
    [who-you] your hand
   *[other] { $who }'s hand
} and discard it if it is { $what }
effect-as-if = do what { $card } does when revealed, as if it were printed on this card
effect-replot = you may reveal another of your plots in place of your revealed plot, which is used then
effect-search-rest = look at the top { $number } cards of your deck, you may reveal { $what } among them and put { $it } { $goal ->
    [play] into play
   *[hand] into your hand
}, then put the rest on the bottom of your deck in any order
each-this-way = { $said } for { $what } discarded this way
effect-control-here = take control of { $card } for as long as this card is in play
effect-spares = { $who ->
    [who-you] choose
   *[other] { $who } chooses
} { $number } { $number ->
    [one] { $what }
   *[other] { FORM($what, "plural") }
} to spare: { $said }
all-others-of = all other { FORM($what, "plural") }
effect-spares-up-to = { $who ->
    [who-you] choose
   *[other] { $who } chooses
} up to { $number } { $number ->
    [one] { $what }
   *[other] { FORM($what, "plural") }
} to spare: { $said }
effect-unsaved-all = { $said } (they can't be saved)
effect-down = { $who ->
    [who-you] discard
   *[other] { $who } discards
} cards of their choice from hand down to { $number }


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
# $trigger: that a challenge is won or lost.
trigger-margin = { $trigger } by { $margin } or more STR
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
trigger-evaded = { $card } is bypassed by Stealth
trigger-sacrificed = { $card } is sacrificed
trigger-dropped = { $card } is discarded { $who ->
    [who-you] from your hand
    [who-an-opponent] from an opponent's hand
   *[other] from hand
}
trigger-starts = { $phase ->
    [none] a phase is about to begin
   *[there] the { $phase } phase is about to begin
}
trigger-ends = { $phase ->
    [none] a phase is about to end
   *[there] the { $phase } phase is about to end
}
trigger-buried = { $card } comes into a dead pile from play
trigger-binned = { $card } comes into { $who ->
    [who-you] your discard pile
    [who-an-opponent] an opponent's discard pile
   *[other] a discard pile
}
trigger-claiming = { $who ->
    [who-you] your claim
   *[other] { $who }'s claim
} is about to be fulfilled for { $challenge ->
    [none] a challenge
   *[there] { FORM($challenge, "a") } challenge
}{ $side ->
    [attacker] { " " }as the attacker
    [defender] { " " }as the defender
   *[none] { "" }
}
trigger-fulfilling = { $who ->
    [who-you] you are
   *[other] { $who } is
} about to fulfil the claim of { $challenge ->
    [none] a challenge
   *[there] { FORM($challenge, "a") } challenge
}{ $side ->
    [attacker] { " " }as the attacker
    [defender] { " " }as the defender
   *[none] { "" }
}
trigger-plotted = plots are revealed and initiative is about to be counted
trigger-marshalled = { $card } is played from hand
trigger-ambushed = { $card } comes into play by Ambush
trigger-put = { $card } is put into play by an effect


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
line-once-challenge = { $line } (Once a challenge.)
line-once-phase = { $line } (Once a phase.)
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
what-if-else = if { $condition }, { $one }, otherwise { $two }
line-passive-when = When { $trigger }, { $what }.
what-costs-alone = { $costs }
line-once-game = { $line } (Once a game.)
line-copies = { $line } (All of your copies together.)
line-copies-all = { $line } (All players' copies together.)
line-lies = { $line } (Only while this card is in your { $zone ->
    [hand] hand
    [dead] dead pile
   *[discard] discard pile
}.)


## Before the game: what it is about, what can be set (.title is short, for a label), and when its windows open.

about = Plots, challenges and titles: gather power before the other great Houses do.
option-variant = Which rules are played.
    .title = Variant
option-variant-standard = as in the rulebook
option-variant-littlefinger = Littlefinger
option-variant-two_on_two = two on two
option-title_bonus = Whether titles add STR in their own kind of challenge or in all.
    .title = Titles add STR
option-title_bonus-typed = in their own kind
option-title_bonus-literal = in every challenge
option-decks = The decks of the seats, by name or as a list in JSON; seats with `any` or without one get any.
    .title = Decks
occasion-plot = actions when plots are revealed
occasion-draw = actions while cards are drawn
occasion-marshalling = actions while others marshal
occasion-challenges = actions while challenges are made
occasion-dominance = actions in dominance
occasion-standing = actions while cards stand
occasion-taxation = actions in taxation
occasion-responses = responses
occasion-saves = saves
occasion-cancels = cancels
occasion-titles = what titles allow in others' challenges


## Decks: the headings of lists, and what is wrong with them.

section-house = House
section-agenda = Agenda
section-plots = Plots
section-characters = Characters
section-locations = Locations
section-attachments = Attachments
section-events = Events
section-plot-deck = Plot deck
section-house-deck = House deck
deck-house = House { $house }
deck-type = { $kind }

# $where: a line of a file, or a part of it.
fault-at = { $where }: { $what }
fault-line = line { $line }
fault-name = { $name }

fault-unreadable = the file can't be read: { $why }
fault-not-text = it is not a text in UTF-8
fault-too-long = the file is too long for a deck list: { $thousands },000 characters on { $lines },000 lines are enough
# $error: as the program that reads the file says it.
fault-not-json = this is not JSON: { $error }
fault-json-form = a deck in JSON is a table with house, agenda, cards and plots
fault-json-part = { $part } should be a list, or a table with numbers of copies
fault-json-entry = { $number } of { $name } can't be read
fault-not-xml = this is not XML: { $error }
fault-doctype = a deck needs no <!DOCTYPE>; leave it out
fault-no-deck = the file should contain a <deck>, not a <{ $tag }>
fault-no-section = there is no section '{ $name }'; there are { FORM($sections, "comma") }

# $near: names that are similar.
fault-no-card = { $near ->
    [none] there is no card '{ $name }'
   *[other] there is no card '{ $name }'; did you mean { FORM($near, "or") }?
}
fault-no-agenda = { $near ->
    [none] there is no agenda '{ $name }'
   *[other] there is no agenda '{ $name }'; did you mean { FORM($near, "or") }?
}
fault-versions = '{ $name }' may be { FORM($cards, "or") }; write the whole name
# A name that languages give to different cards; $instead: what those are called in the other language.
fault-languages = '{ $name }' is not the same card in { $languages }; write { FORM($instead, "or") }
fault-copies = { $copies } is not a number of copies of { $card }
fault-no-house = there is no House '{ $name }'; there are { FORM($houses, "comma") }
fault-two-houses = the deck already belongs to House { $house }, not to House { $other }
fault-houseless = the deck names no House; there are { FORM($houses, "comma") }
fault-not-counted = cards that are not known ({ $cards }) are not counted in what follows

# What $deck is stands below; $faults is a list of what is wrong.
deck-unplayable = { $deck } can't be played: { $faults }
deck-named = the deck { $name }
deck-of-seat = the deck of seat { $seat }
deck-unknown = there is no deck '{ $deck }'; there are { FORM($known, "comma") }
deck-too-many = { $decks } decks are named for { $seats } seats
# $error: in English, for whoever wrote the list.
deck-list-unreadable = the deck list '{ $words }' can't be read: { $error }

refusal-deck-two-agendas = a deck has at most one agenda, so { $card } is one too many
refusal-deck-few-cards = the House deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} but needs at least { $least }
refusal-deck-many-cards = the House deck has { $cards } cards, but at most { $most } are allowed here
refusal-deck-plot-count = the plot deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} but needs exactly { $needed }
refusal-deck-many-copies = there are { $copies } copies of { $card }, but at most { $most } are allowed
refusal-deck-plot-twice = the plot { $card } is there { $copies } times
refusal-deck-other-house = { $card } is for House { $house } only
refusal-deck-not-in-deck = { $card } does not belong in a House deck
refusal-deck-not-a-plot = { $card } is not a plot
refusal-deck-not-an-agenda = { $card } is not an agenda


## What is wrong with a card file: small, without a full stop. Words of the notation are the same in every language.

# $text: what the file has; $why: what is wrong with it.
wrong-in-text = in '{ $text }', { $why }
wrong-unreadable = '{ $rest }' can't be read
wrong-misplaced = '{ $token }' should not come there
wrong-missing = something is missing
wrong-token-missing = a '{ $token }' is missing
# $near: what may have been meant. $known: all there is instead.
wrong-no-such = '{ $name }' is not { $kind ->
    [phase] a phase
    [moment] a moment
    [effect] an effect
    [player] a player
    [way] a way to do it
    [zone] a zone
    [card] a card
    [predicate] a predicate
    [change] a change
    [House] a House
    [trait] a trait
    [crest] a crest
    [keyword] a keyword
    [icon] an icon
    [title] a title
    [challenge] a challenge
    [type] a type of cards
    [duration] a duration
    [deed] a deed
    [cost] a cost
    [amount] an amount
    [limit] a limit
    [copies] a word for copies
    [from] a place
   *[goal] a goal of a search
}{ $near ->
    [none] .
   *[there] , do you mean '{ $near }'?
} There are { FORM($known, "comma") }
wrong-number = '{ $name }' is not a number from −{ $most } to { $most }
wrong-arguments = { $name } takes { $least } to { $most } arguments, not { $given }
wrong-too-many = { $name } has too many arguments
wrong-too-few = { $name } needs an argument
wrong-margin = the margin should be a number from 1 to { $most }
wrong-give-or-allow = give is for what changes cards, allow for what changes players
wrong-one-of = an ability is exactly one of { FORM($known, "comma") }
wrong-no-key = an ability has no '{ $field }'{ $near ->
    [none] .
   *[there] , do you mean '{ $near }'?
} It has { FORM($known, "comma") }
wrong-not-with = '{ $field }' does not go with '{ $kind }'{ $instead ->
    [none] { "" }
   *[there] ; write '{ $instead }'
}
wrong-texts = { $field } should be a text or a list of texts
wrong-text = { $field } should be a text
wrong-flag = { $field } should be true or false
wrong-target-count = choose names { $targets } targets; an ability has two at most
wrong-cost-twice = the same cost twice can't be joined: one could take away what pays the other
wrong-costs-joined = influence and kneel_card can't be joined: one could take away what pays the other
wrong-does-nothing = the ability does nothing
wrong-for-ever = an action needs a cost or a limit, or it could be taken for ever
wrong-pays-itself = '{ $effect }' gives back what '{ $cost }' costs, so the action could be taken for ever; add once = true
wrong-sets-itself-off = this sets off the ability itself, for ever; add once = true
# $values: what depends on what, with arrows.
wrong-circle = what is so while it is in play would depend on itself: { $values }
wrong-never-happens = '{ $moment }' never happens; write it as { $instead } = …
wrong-not-of-moment = '{ $word }' says nothing of '{ $moment }'; it can have { $known ->
    [none] nothing
   *[other] { FORM($known, "comma") }
}
wrong-never-meant = '{ $text }' never means a card, by the types of cards
wrong-no-target = '{ $word }' needs its target in choose
wrong-target-unused = nothing is done to the target; do should speak of '{ $word }'
wrong-no-trigger = there is no '{ $word }' here, for nothing sets this off that has one
wrong-no-host = a card of the type { $kind } lies on nothing, so there is no '{ $word }'
wrong-not-on = a card of the type { $kind } can't have '{ $word }'
wrong-not-itself = a card of the type { $kind } can't '{ $word }' itself
wrong-many-traits = a card file has at most { $most } traits
wrong-many-things = a card file has at most { $most } abilities, effects and changes each
# $where: which deck.
wrong-card = { $where } names an unknown card, '{ $name }'{ $near ->
    [none] { "" }
   *[there] , do you mean '{ $near }'?
}
wrong-deck-house = { $where }: there is no House '{ $name }'{ $near ->
    [none] { "" }
   *[there] , do you mean '{ $near }'?
}; there are { FORM($known, "comma") }
wrong-deck-copies = { $where }: { $copies } is not a number of copies
wrong-deck-cards = { $where }: cards should be a table or a list
wrong-deck-plots = { $where }: plots should be a list, and no deck has more than { $most } cards
wrong-deck-breaches = the deck { $deck } is not legal: { $faults }
wrong-no-decks = the card file has no deck, so everyone brings one: --decks, or the option decks
wrong-part = a part of an effect needs an effect, not only what is paid or aimed at for it
wrong-not-theirs = '{ $word }' is not for what somebody else decides; they pay gold or influence
wrong-last-target = an ability and a part of it have two targets at most
wrong-not-later = what is done later has no '{ $word }'; aim at it with choose
wrong-without-limit = there is no limit that copies could share; add limit = "round"
