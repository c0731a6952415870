# Dûhr: The Lesser Houses.
#
# $seat, $to, $owner, $doer: somebody at the table, by name and House. $house, $source, $target, $pair: a House ("Usari"); in the form title,
# what its ability is called ("Convert Indignity"). $card: a suspicion, a scandal or an event, also one that lies on a House. $agenda: by its
# name; in the form text, what it says.

# Who sits at the table, without and with a name.
seat = House { $house }
seat-named = { $player } (House { $house })

# What the cards are called, by the names in the card file.
-house = { $name }
    .title = { $title }
-suspicion = a suspicion of { $house }
-scandal = a scandal
-event = { $name }
    .text = { $text }
-agenda = { $name }
    .text = { $text }

# A concealed card by its place among the cards on a House.
-lying-concealed1 = the concealed card in first place
-lying-concealed2 = the concealed card in second place
-lying-concealed3 = the concealed card in third place
-lying-concealed4 = the concealed card in fourth place
-lying-concealed5 = the concealed card in fifth place

# What a concealed card is converted into.
-sort-suspicion = suspicion
-sort-scandal = scandal

# What can be shown in a deal.
-secret-conspiracy = conspiracy
-secret-agenda = agenda

-status-favored = favored
-status-disfavored = disfavored
-status-vilified = vilified

# What is negated: an event, an ability, a masterstroke, or another negation.
-effect-of-event = { $card }
-effect-of-ability = { FORM($house, "title") }
-masterstroke = the masterstroke
-negation = the negation


## Moves: what somebody may do.

move-keep = Keep the agenda { $agenda }: { FORM($agenda, "text") }
move-raise_suspicion = Raise a suspicion against House { $house }.
move-create_scandal = Create a scandal around House { $target }.
# $event: what the card of the event is called. Without a target, nothing comes of it.
move-betrayal = { $target ->
    [none] { $event }, to no effect.
   *[there] { $event } against House { $target }.
}
move-blackmail = { $target ->
    [none] { $event }, to no effect.
   *[there] { $event } against House { $target }.
}
move-espionage = { $target ->
    [none] { $event }, to no effect.
   *[there] { $event } against House { $target }.
}
# $what: the ability that is used, as below.
move-collaborators = { $what ->
    [none] { $event }, to no effect.
   *[there] { $event } for { $what }.
}
# $cards: one or two cards, each with the House on which it lies, as below.
move-informants = { $cards ->
    [none] { $event }, to no effect.
   *[there] { $event }: reveal { $cards }.
}
move-intrigue = { $event }: House { $one } and House { $other } exchange conspiracies.
move-use = { $what }.
# Masterstrokes; $pair: the House of the two suspicions that they cost.
move-reveal_card = Reveal { $card } on House { $source }, for two suspicions of { $pair }.
move-remove_scandal = Remove a scandal from House { $source }, for two suspicions of { $pair }.
move-place_scandal = Put a scandal on House { $target }, for two suspicions of { $pair }.
move-reveal_conspiracy = Reveal your conspiracy; a scandal falls on your own House.
move-end_actions = Take no further action.
# Said instead when there is no card left to use.
move-go-on = Go on to the Acquire Phase.
move-discard = Discard { $card }.
move-draw = Draw a card.
move-exchange = Discard { $card } and draw two cards.
# Villainous Acts.
move-defame = Replace { $card } on House { $source } by a scandal.
move-expose = Reveal { $card } on House { $source }.
move-scandalize = Put a scandal on House { $target }.
move-pass = Pass.
move-negate = Negate it with two suspicions of { $pair }.
move-replace = The scandal replaces { $card }.
move-give = { $other ->
    [none] Give { $card }.
   *[there] Give { $card } and { $other }.
}
move-take = Take { $card }.

# What an ability does: a card on a House, where it is moved to, what it is converted into. Once for a player's own ability, once for another.
ability = { FORM($ability, "title") }: { $card } on House { $source }{ $to ->
    [none] { "" }
   *[there] , to House { $to }
}{ $into ->
    [none] { "" }
   *[there] , into a { $into }
}
ability-borrowed = { FORM($ability, "title") } of House { $ability }: { $card } on House { $source }{ $to ->
    [none] { "" }
   *[there] , to House { $to }
}{ $into ->
    [none] { "" }
   *[there] , into a { $into }
}
card-on = { $card } on House { $house }


## Events: what happened. Those with secrets have .hidden, for whoever may not know them.

event-dealt = { $seat } is dealt a hand: a scandal, two suspicions of { $house }, and four cards.
# Secret: $white, $black.
event-agendas = { $black ->
    [none] { $seat } is dealt { $white }.
   *[there] { $seat } is dealt { $white } and { $black }.
}
    .hidden = { $seat } is dealt an agenda.
event-two-agendas = { $seat } is dealt two agendas.
# Secret: $house.
event-conspiracy = { $seat } conspires with { $house }.
    .hidden = { $seat } gets a conspiracy card.
# Secret: $agenda.
event-kept = { $seat } keeps the agenda { $agenda }.
    .hidden = { $seat } has an agenda.
event-turn = Turn { $turn }: { $seat }.
event-set_aside = { $seat } sets { $left } cards aside.
event-placed = { $seat } lays { $card } on House { $house }.
event-removed = { $seat } takes { $card } from House { $house } and discards it.
event-turned_up = { $seat } reveals { $card } on House { $house }.
event-turned_down = { $seat } conceals { $card } on House { $house }.
event-moved = { $seat } moves { $card } from House { $house } to House { $to }.
event-moved_down = { $seat } moves a concealed card from House { $house } to House { $to }.
event-taken = { $seat } takes { $card } from House { $house } into the hand.
# Secret: $card.
event-taken_down = { $seat } takes { $card } from House { $house } into the hand.
    .hidden = { $seat } takes a concealed card from House { $house } into the hand.
event-replaced = { $seat } replaces { $card } on House { $house } with { $by }.
event-discarded = { $seat } discards { $card }.
event-discarded_pair = { $seat } discards two suspicions of { $pair }.
event-uncovered = { $seat } turns up the event { $card } and discards it.
# What is declared, and can be negated. The fields are those of the moves.
event-betrayal = { $target ->
    [none] { $seat } plays { $event }, to no effect.
   *[there] { $seat } plays { $event } against House { $target }.
}
event-blackmail = { $target ->
    [none] { $seat } plays { $event }, to no effect.
   *[there] { $seat } plays { $event } against House { $target }.
}
event-espionage = { $target ->
    [none] { $seat } plays { $event }, to no effect.
   *[there] { $seat } plays { $event } against House { $target }.
}
event-collaborators = { $what ->
    [none] { $seat } plays { $event }, to no effect.
   *[there] { $seat } plays { $event } for { $what }.
}
event-informants = { $cards ->
    [none] { $seat } plays { $event }, to no effect.
   *[there] { $seat } plays { $event }: reveal { $cards }.
}
event-intrigue = { $seat } plays { $event }: House { $one } and House { $other } exchange conspiracies.
event-use = { $seat } uses { $what }.
event-use_into = { $seat } uses { $what }.
event-reveal_card = { $seat } makes a masterstroke: reveal { $card } on House { $source }.
event-remove_scandal = { $seat } makes a masterstroke: remove a scandal from House { $source }.
event-place_scandal = { $seat } makes a masterstroke: put a scandal on House { $target }.
# $effect: what is negated, by the name of its move; abilities are the last case. It was directed at $target, and at $other too.
event-negated = { $seat } negates { $effect } by { $doer }, { $effect ->
    [reveal_card] to reveal a card on House { $target }
    [remove_scandal] to remove a scandal from House { $target }
    [place_scandal] to put a scandal on House { $target }
    [negation] against House { $target }
    [intrigue] between House { $target } and House { $other }
    [betrayal] { $target ->
        [none] to no effect
       *[there] against House { $target }
    }
    [blackmail] { $target ->
        [none] to no effect
       *[there] against House { $target }
    }
    [espionage] { $target ->
        [none] to no effect
       *[there] against House { $target }
    }
    [informants] { $target ->
        [none] to no effect
       *[there] { $other ->
            [none] on House { $target }
           *[there] on House { $target } and House { $other }
        }
    }
   *[ability] { $target ->
        [none] to no effect
       *[there] { $other ->
            [none] on House { $target }
           *[there] from House { $target } to House { $other }
        }
    }
}.
event-favor_lost = House { $house } loses favor.
event-favor_regained = House { $house } regains favor.
event-vilified = House { $house } is vilified.
event-standing_regained = House { $house } regains standing.
# $doer: whose event reveals it; nobody's if the House has lost favor.
event-conspiracy_up = { $doer ->
    [none] { $seat } has lost favor, and the conspiracy with House { $house } is revealed.
   *[there] { $doer } reveals the conspiracy of { $seat } with House { $house }.
}
event-own-conspiracy = { $seat } reveals a conspiracy with House { $house }.
event-conspiracy_down = { $seat } has lost favor, and the conspiracy is concealed.
# Secret: $card.
event-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-drew_nothing = There is no card left for { $seat } to draw.
event-reshuffled = The discard pile is shuffled into a new Web of Suspicion.
event-lost_hand = { $seat } loses the whole hand.
event-saw_hand = { $seat } looks at the hand of { $owner }.
# Secret: $house.
event-saw_conspiracy = { $seat } sees the conspiracy of { $owner }: { $house }.
    .hidden = { $seat } sees the conspiracy of { $owner }.
# Secret: $agenda.
event-saw_agenda = { $seat } sees the agenda of { $owner }: { FORM($agenda, "text") }
    .hidden = { $seat } sees the agenda of { $owner }.
# Secret: $card.
event-gave = { $seat } gives { $to } { $card }.
    .hidden = { $seat } gives { $to } a card.
# Secret: $card.
event-seized = { $seat } takes { $card } from the hand of { $owner }.
    .hidden = { $seat } takes a card from the hand of { $owner }.
event-intrigued = { $seat } has { $one } and { $other } exchange conspiracies.
event-nothing = { $seat } achieves nothing.
event-ended = { $ending ->
    [one_favored] Only one House is favored: the game ends.
   *[none_favored] No House is favored: the game ends.
}
event-agenda_shown = The agenda of { $seat }: { FORM($agenda, "text") }
event-conspiracy_shown = The conspiracy of { $seat }: House { $house }.
event-scored = { $seat }: { $points } points.
event-tied = { $status ->
    [vilified] { $seat } has { $points } points too, but is { $status }: a House with standing wins a tie with a vilified one.
   *[disfavored] { $seat } has { $points } points too, but is { $status }: a favored House wins a tie with a disfavored one.
}
event-won = { $seat } wins: { $points } points are the highest total.
event-shared = { $seat } shares the win: { $points } points are the highest total, and the Houses with as many have the same status.
event-raised = { $status ->
    [favored] The Royal House raises House { $house }, loved by the people, to a Great House.
    [disfavored] The Royal House allies itself with House { $house }, disliked by the people, and raises it to a Great House.
   *[vilified] House { $house } overthrows the Royal House, and a new royal family rules under its control.
}


## Prompts: what $seat is asked.

prompt-agenda = { $seat }, which agenda do you keep?
prompt-action = { $seat }, take a House Action.
prompt-second-action = { $seat }, a second House Action?
prompt-end-actions = { $seat }, reveal your conspiracy, or end your actions?
prompt-no-card = { $instead ->
    [reveal] { $seat }, you have no card to use: reveal your conspiracy, or go on to the Acquire Phase.
   *[deal] { $seat }, you have no card to use: make a deal, or go on to the Acquire Phase.
}
prompt-acquire = { $seat }, draw a card, or discard one and draw two?
prompt-villain = { $seat }, you are a villain: defame, expose or scandalize.
prompt-discard = { $seat }, discard a card.
prompt-give = { $seat }, { $taker } blackmails you: which two cards do you give?
prompt-take = { $seat }, which card do you take from { $owner }?
prompt-replace = { $seat }, your conspiracy is revealed: which card on House { $house } does the scandal replace?
# $before: the sentences that say what was declared and negated. $by: whose negation may be negated; without it, what was declared.
prompt-negate = { $by ->
    [none] { $before } { $seat }, do you negate it?
   *[there] { $before } { $seat }, do you negate the negation by { $by }?
}
negates = { $by ->
    [none] { $before } { $seat } negates it.
   *[there] { $before } { $seat } negates the negation by { $by }.
}


## Refusals: why a move is against the rules. The line of the rules follows in brackets.

refusal-action-first = take a House Action first
refusal-action-phase = this is your Action Phase: take a House Action
refusal-both-taken = you have taken both House Actions
refusal-revealed-already = your conspiracy is revealed already
refusal-reveal-favored = only a favored House may reveal its conspiracy by choice
refusal-discard-second = a discard is never the second action
refusal-no-such-card = you have no such card to use
refusal-must-act = you can take a House Action, so you must
refusal-set-aside = these cards are set aside for this turn
refusal-needs-pair = a masterstroke costs two matching suspicions
refusal-not-held = you don't hold the card for this
refusal-not-in-play = House { $house } is not in play
refusal-no-scandals = the Web of Scandal is empty
refusal-name-ability = name the ability, the House and the card on it, as long as there is one
refusal-of-villain = nobody may use the ability of a vilified House
refusal-whose-ability = you may use the ability of your own House, or of the House on your revealed conspiracy
refusal-out-of-reach = only your own ability, with your own House on your revealed conspiracy, reaches concealed cards
refusal-no-card-there = no such card lies there
refusal-other-sort = this ability is for the other sort of card
refusal-moves-to-favored = the card moves to another House, which is favored
refusal-only-moved = only a moved card has a target, and only a concealed one is converted by choice
refusal-not-favored = House { $house } is not favored
refusal-no-scandal-on = no revealed scandal lies on House { $house }
refusal-no-concealed = no concealed card lies there
refusal-two-players = name two different players, in their order at the table
refusal-two-cards = name up to two concealed cards, in the order of the table
refusal-name-rival = name the rival, as long as there is one it can be played against
refusal-rival-only = this event is played against a rival
refusal-no-effect = this event has no effect on that rival
refusal-villain-now = a villain defames, exposes or scandalizes
refusal-no-suspicion-on = no such revealed suspicion lies on House { $house }
refusal-no-concealed-on = no such concealed card lies on House { $house }
refusal-keep-one = keep one of the two agendas dealt to you
refusal-discard-usable = discard one of the cards you may use
refusal-acquire-now = your actions are over: draw a card, or discard one and draw two
refusal-give-two = give two of your cards, or the only one, named in the order of the rules
refusal-take-seen = take one of the cards you have seen
refusal-replace-suspicion = replace one of its revealed suspicions
refusal-replace-concealed = there is no revealed suspicion: replace one of its concealed cards
refusal-negate-pair = a negation costs two matching suspicions that you may use
refusal-negate-or-pass = negate with a pair, or pass
refusal-villains-give-nothing = villains give and receive no cards
refusal-to-villain = { $seat } is a villain, who gives and receives no cards


## The account at the end.

account-vilified = House { $house } is vilified: 2
account-villains = Villains at the table: { $villains }
account-status = House { $house } is { $status }: { $points }
account-suspicions = Suspicions revealed, { $suspicions }: −{ $suspicions }
account-scandals = Scandals revealed, { $scandals }: −{ $points }
account-agenda = { $agenda } ({ FORM($agenda, "text") }): { $points }
account-together = Together: { $points }
