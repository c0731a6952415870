# Dûhr: The Lesser Houses.
#
# $seat, $to, $owner, $doer: somebody at the table, by name and House; [you] is whoever reads. $house, $source, $target, $pair: a House
# ("Usari"); in the form title, what its ability is called ("Convert Indignity"). $card: a suspicion, a scandal or an event, also one that lies
# on a House. $agenda: by its name; in the form text, what it says.

# Who sits at the table, without and with a name.
seat = House { $house }
seat-named = { $player } (House { $house })

# What the cards are called, by the names in the card file.
-house = { $name }
    .title = { $title }
-suspicion = a suspicion of { $house }
    .title = Suspicion of { $house }
-scandal = a scandal
    .title = Scandal
-event = { $name }
    .text = { $text }
-agenda = { $name }
    .text = { $text }

# What the abilities of the Houses do.
text-move_suspicion = Move a revealed suspicion from any House to any favored House.
text-move_scandal = Move a revealed scandal from any House to any favored House.
text-conceal_suspicion = Turn a revealed suspicion on any House face down.
text-conceal_scandal = Turn a revealed scandal on any House face down.
text-take_suspicion = Take a revealed suspicion from any House into your hand, then discard a card.
text-convert = Replace a revealed suspicion on any House with a scandal, or a revealed scandal with the top suspicion of the Web.

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

# What else brings something about.
-motive-conspiracy = a revealed conspiracy
-motive-villainy = villainy


## Moves: what somebody may do.

move-keep = Keep the agenda { $agenda }: { FORM($agenda, "text") }
move-raise_suspicion = Raise a suspicion against House { $house }.
move-create_scandal = Create a scandal around House { $target }.
# $event: what the card of the event is called. Without a target, nothing comes of it.
move-betrayal = { $target ->
    [none] Play { $event } to no effect.
   *[there] Play { $event } against House { $target }.
}
move-blackmail = { $target ->
    [none] Play { $event } to no effect.
   *[there] Play { $event } against House { $target }.
}
move-espionage = { $target ->
    [none] Play { $event } to no effect.
   *[there] Play { $event } against House { $target }.
}
# $what: the ability that is used, as below.
move-collaborators = { $what ->
    [none] Play { $event } to no effect.
   *[there] Play { $event } and use { $what }.
}
# $cards: one or two cards, each with the House on which it lies, as below.
move-informants = { $cards ->
    [none] Play { $event } to no effect.
   *[there] Play { $event } to reveal { $cards }.
}
move-intrigue = Play { $event }: House { $one } and House { $other } exchange conspiracies.
move-use = Use { $what }.
# Masterstrokes; $pair: the House of the two suspicions that they cost.
move-reveal_card = Masterstroke: reveal { $card } on House { $source }, for two suspicions of { $pair }.
move-remove_scandal = Masterstroke: remove a scandal from House { $source }, for two suspicions of { $pair }.
move-place_scandal = Masterstroke: put a scandal on House { $target }, for two suspicions of { $pair }.
move-reveal_conspiracy = Reveal your conspiracy; a scandal falls on your own House.
move-end_actions = Take no further action.
# Said instead when there is no card left to use.
move-go-on = Go on to the Acquire Phase.
move-discard = Discard { $card }.
move-draw = Draw a card.
move-exchange = Discard { $card } and draw two cards.
# Villainous Acts.
move-defame = Replace { $card } on House { $source } with a scandal.
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

# An ability and what it does, as below; once a player's own, once another.
ability = { FORM($ability, "title") } to { $does }
ability-borrowed = { FORM($ability, "title") } of House { $ability } to { $does }
# What the abilities do with a card on a House.
does-move_suspicion = move { $card } from House { $source } to House { $to }
does-move_scandal = move { $card } from House { $source } to House { $to }
does-conceal_suspicion = conceal { $card } on House { $source }
does-conceal_scandal = conceal { $card } on House { $source }
does-take_suspicion = take { $card } from House { $source }
# $into: what a concealed card is converted into; a revealed one is replaced by one of the other sort.
does-convert = { $into ->
    [none] { $card ->
        [scandal] replace { $card } on House { $source } with a suspicion
       *[other] replace { $card } on House { $source } with a scandal
    }
   *[there] turn { $card } on House { $source } into a { $into }
}
card-on = { $card } on House { $house }


## Events: what happened. Those with secrets have .hidden, for whoever may not know them.

event-dealt = { $seat ->
    [you] You are dealt a hand: a scandal, two suspicions of { $house }, and four more cards.
   *[other] { $seat } is dealt a hand: a scandal, two suspicions of { $house }, and four more cards.
}
# Secret: $white, $black.
event-agendas = { $seat ->
    [you] { $black ->
        [none] You are dealt the agenda { $white }.
       *[there] You are dealt the agendas { $white } and { $black }.
    }
   *[other] { $black ->
        [none] { $seat } is dealt the agenda { $white }.
       *[there] { $seat } is dealt the agendas { $white } and { $black }.
    }
}
    .hidden = { $seat } is dealt an agenda.
event-two-agendas = { $seat } is dealt two agendas.
# Secret: $house.
event-conspiracy = { $seat ->
    [you] You conspire with House { $house }.
   *[other] { $seat } conspires with House { $house }.
}
    .hidden = { $seat } is dealt a conspiracy.
# Secret: $agenda.
event-kept = { $seat ->
    [you] You keep the agenda { $agenda }.
   *[other] { $seat } keeps the agenda { $agenda }.
}
    .hidden = { $seat } keeps an agenda.
event-turn = { $seat ->
    [you] Turn { $turn }: it is your turn.
   *[other] Turn { $turn }: { $seat }.
}
event-set_aside = { $seat ->
    [you] { $left ->
        [one] Your House is disfavored: you set one card aside for this turn.
       *[other] Your House is disfavored: you set { $left } cards aside for this turn.
    }
   *[other] { $left ->
        [one] { $seat } is disfavored and sets one card aside for this turn.
       *[other] { $seat } is disfavored and sets { $left } cards aside for this turn.
    }
}
# $cause: what brings it about: an event, an ability or a masterstroke by the name of its move, a revealed conspiracy, or villainy.
event-placed = { $seat ->
    [you] { $cause ->
        [none] You lay { $card } on House { $house }.
        [place_scandal] You lay { $card } on House { $house } by masterstroke.
        [conspiracy] You lay { $card } on House { $house }, because your conspiracy with it is revealed.
       *[villainy] As a villain you lay { $card } on House { $house }.
    }
   *[other] { $cause ->
        [none] { $seat } lays { $card } on House { $house }.
        [place_scandal] { $seat } lays { $card } on House { $house } by masterstroke.
        [conspiracy] { $seat } lays { $card } on House { $house }, because their conspiracy with it is revealed.
       *[villainy] As a villain { $seat } lays { $card } on House { $house }.
    }
}
event-removed = { $seat ->
    [you] { $cause ->
        [none] You discard { $card } from House { $house }.
       *[remove_scandal] You discard { $card } from House { $house } by masterstroke.
    }
   *[other] { $cause ->
        [none] { $seat } discards { $card } from House { $house }.
       *[remove_scandal] { $seat } discards { $card } from House { $house } by masterstroke.
    }
}
event-turned_up = { $seat ->
    [you] { $cause ->
        [none] You reveal { $card } on House { $house }.
        [reveal_card] You reveal { $card } on House { $house } by masterstroke.
        [villainy] As a villain you reveal { $card } on House { $house }.
       *[there] You reveal { $card } on House { $house }, using { $cause }.
    }
   *[other] { $cause ->
        [none] { $seat } reveals { $card } on House { $house }.
        [reveal_card] { $seat } reveals { $card } on House { $house } by masterstroke.
        [villainy] As a villain { $seat } reveals { $card } on House { $house }.
       *[there] { $seat } reveals { $card } on House { $house }, using { $cause }.
    }
}
event-turned_down = { $seat ->
    [you] You conceal { $card } on House { $house }.
   *[other] { $seat } conceals { $card } on House { $house }.
}
event-moved = { $seat ->
    [you] You move { $card } from House { $house } to House { $to }.
   *[other] { $seat } moves { $card } from House { $house } to House { $to }.
}
event-moved_down = { $seat ->
    [you] You move a concealed card from House { $house } to House { $to }.
   *[other] { $seat } moves a concealed card from House { $house } to House { $to }.
}
event-taken = { $seat ->
    [you] You take { $card } from House { $house } into your hand.
   *[other] { $seat } takes { $card } from House { $house } into their hand.
}
# Secret: $card.
event-taken_down = { $seat ->
    [you] You take { $card } from House { $house } into your hand.
   *[other] { $seat } takes { $card } from House { $house } into their hand.
}
    .hidden = { $seat } takes a concealed card from House { $house } into their hand.
event-replaced = { $seat ->
    [you] { $cause ->
        [none] You replace { $card } on House { $house } with { $by }.
        [conspiracy] You replace { $card } on House { $house } with { $by }, because your conspiracy with it is revealed.
        [villainy] As a villain you replace { $card } on House { $house } with { $by }.
       *[there] You replace { $card } on House { $house } with { $by }, using { $cause }.
    }
   *[other] { $cause ->
        [none] { $seat } replaces { $card } on House { $house } with { $by }.
        [conspiracy] { $seat } replaces { $card } on House { $house } with { $by }, because their conspiracy with it is revealed.
        [villainy] As a villain { $seat } replaces { $card } on House { $house } with { $by }.
       *[there] { $seat } replaces { $card } on House { $house } with { $by }, using { $cause }.
    }
}
event-discarded = { $seat ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-discarded_pair = { $seat ->
    [you] You discard two suspicions of { $pair }.
   *[other] { $seat } discards two suspicions of { $pair }.
}
event-uncovered = { $seat ->
    [you] You turn up the event { $card } and discard it.
   *[other] { $seat } turns up the event { $card } and discards it.
}
# What is declared, and can be negated. The fields are those of the moves.
event-betrayal = { $seat ->
    [you] { $target ->
        [none] You play { $event } with no target.
       *[there] You play { $event } against House { $target }.
    }
   *[other] { $target ->
        [none] { $seat } plays { $event } with no target.
       *[there] { $seat } plays { $event } against House { $target }.
    }
}
event-blackmail = { $seat ->
    [you] { $target ->
        [none] You play { $event } with no target.
       *[there] You play { $event } against House { $target }.
    }
   *[other] { $target ->
        [none] { $seat } plays { $event } with no target.
       *[there] { $seat } plays { $event } against House { $target }.
    }
}
event-espionage = { $seat ->
    [you] { $target ->
        [none] You play { $event } with no target.
       *[there] You play { $event } against House { $target }.
    }
   *[other] { $target ->
        [none] { $seat } plays { $event } with no target.
       *[there] { $seat } plays { $event } against House { $target }.
    }
}
event-collaborators = { $seat ->
    [you] { $what ->
        [none] You play { $event } with no target.
       *[there] You play { $event }, using { $what }.
    }
   *[other] { $what ->
        [none] { $seat } plays { $event } with no target.
       *[there] { $seat } plays { $event }, using { $what }.
    }
}
event-informants = { $seat ->
    [you] { $cards ->
        [none] You play { $event } with no target.
       *[there] You play { $event } to reveal { $cards }.
    }
   *[other] { $cards ->
        [none] { $seat } plays { $event } with no target.
       *[there] { $seat } plays { $event } to reveal { $cards }.
    }
}
event-intrigue = { $seat ->
    [you] You play { $event }: House { $one } and House { $other } exchange conspiracies.
   *[other] { $seat } plays { $event }: House { $one } and House { $other } exchange conspiracies.
}
event-use = { $seat ->
    [you] You use { $what }.
   *[other] { $seat } uses { $what }.
}
event-use_into = { $seat ->
    [you] You use { $what }.
   *[other] { $seat } uses { $what }.
}
event-reveal_card = { $seat ->
    [you] You make a masterstroke to reveal { $card } on House { $source }.
   *[other] { $seat } makes a masterstroke to reveal { $card } on House { $source }.
}
event-remove_scandal = { $seat ->
    [you] You make a masterstroke to remove a scandal from House { $source }.
   *[other] { $seat } makes a masterstroke to remove a scandal from House { $source }.
}
event-place_scandal = { $seat ->
    [you] You make a masterstroke to put a scandal on House { $target }.
   *[other] { $seat } makes a masterstroke to put a scandal on House { $target }.
}
# $effect: what should be negated, by the name of its move; abilities are the last case. It is directed at $target, and at $other too. Whether it
# is negated, what happens next says.
event-negated = { $seat ->
    [you] You try to negate
   *[other] { $seat } tries to negate
} { $doer ->
    [you] { $effect ->
        [reveal_card] your masterstroke to reveal a card on House { $target }
        [remove_scandal] your masterstroke to remove a scandal from House { $target }
        [place_scandal] your masterstroke to put a scandal on House { $target }
        [intrigue] your { $effect } between House { $target } and House { $other }
        [betrayal] { $target ->
            [none] your { $effect }
           *[there] your { $effect } against House { $target }
        }
        [blackmail] { $target ->
            [none] your { $effect }
           *[there] your { $effect } against House { $target }
        }
        [espionage] { $target ->
            [none] your { $effect }
           *[there] your { $effect } against House { $target }
        }
        [informants] { $target ->
            [none] your { $effect }
           *[there] { $other ->
                [none] your { $effect } on House { $target }
               *[there] your { $effect } on House { $target } and House { $other }
            }
        }
       *[ability] { $target ->
            [none] your { $effect }
           *[there] { $other ->
                [none] your { $effect } on House { $target }
               *[there] your { $effect } from House { $target } to House { $other }
            }
        }
    }
   *[other] { $effect ->
        [reveal_card] the masterstroke by { $doer } to reveal a card on House { $target }
        [remove_scandal] the masterstroke by { $doer } to remove a scandal from House { $target }
        [place_scandal] the masterstroke by { $doer } to put a scandal on House { $target }
        [intrigue] { $effect } by { $doer } between House { $target } and House { $other }
        [betrayal] { $target ->
            [none] { $effect } by { $doer }
           *[there] { $effect } by { $doer } against House { $target }
        }
        [blackmail] { $target ->
            [none] { $effect } by { $doer }
           *[there] { $effect } by { $doer } against House { $target }
        }
        [espionage] { $target ->
            [none] { $effect } by { $doer }
           *[there] { $effect } by { $doer } against House { $target }
        }
        [informants] { $target ->
            [none] { $effect } by { $doer }
           *[there] { $other ->
                [none] { $effect } by { $doer } on House { $target }
               *[there] { $effect } by { $doer } on House { $target } and House { $other }
            }
        }
       *[ability] { $target ->
            [none] { $effect } by { $doer }
           *[there] { $other ->
                [none] { $effect } by { $doer } on House { $target }
               *[there] { $effect } by { $doer } from House { $target } to House { $other }
            }
        }
    }
}.
# A negation of a negation. $doer: whose it negates; $effect by $owner is what that one is directed at, perhaps a negation as well.
event-countered = { $seat ->
    [you] You try to negate
   *[other] { $seat } tries to negate
} { $doer ->
    [you] your negation
   *[other] the negation by { $doer }
} of { $owner ->
    [you] { $effect ->
        [reveal_card] your masterstroke
        [remove_scandal] your masterstroke
        [place_scandal] your masterstroke
        [negation] your negation
       *[other] your { $effect }
    }
   *[other] { $effect ->
        [reveal_card] the masterstroke by { $owner }
        [remove_scandal] the masterstroke by { $owner }
        [place_scandal] the masterstroke by { $owner }
        [negation] the negation by { $owner }
       *[other] { $effect } by { $owner }
    }
}.
event-favor_lost = House { $house } has its fifth card and loses favor.
event-favor_regained = House { $house } has fewer than five cards again and regains favor.
event-vilified = House { $house } has five cards, three or more of them revealed scandals, and is vilified.
# $status: what the House is now.
event-standing_regained = { $status ->
    [favored] House { $house } has fewer than five cards again and regains standing and favor.
   *[disfavored] House { $house } has fewer than three revealed scandals again and regains standing.
}
# $doer: whose event reveals it; nobody's if the House has lost favor.
event-conspiracy_up = { $doer ->
    [none] { $seat ->
        [you] You have lost favor, so your conspiracy with House { $house } is revealed.
       *[other] { $seat } has lost favor, so their conspiracy with House { $house } is revealed.
    }
    [you] You reveal the conspiracy of { $seat } with House { $house }.
   *[other] { $seat ->
        [you] { $doer } reveals your conspiracy with House { $house }.
       *[other] { $doer } reveals the conspiracy of { $seat } with House { $house }.
    }
}
event-own-conspiracy = { $seat ->
    [you] You reveal your conspiracy with House { $house }.
   *[other] { $seat } reveals a conspiracy with House { $house }.
}
event-conspiracy_down = { $seat ->
    [you] You have lost favor, so your conspiracy is concealed.
   *[other] { $seat } has lost favor, so their conspiracy is concealed.
}
# Secret: $card.
event-drew = { $seat ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
    .hidden = { $seat } draws a card.
event-drew_nothing = { $seat ->
    [you] There is no card left for you to draw.
   *[other] There is no card left for { $seat } to draw.
}
event-reshuffled = The discard pile is shuffled into a new Web of Suspicion.
event-lost_hand = { $seat ->
    [you] You lose your whole hand because your House is vilified.
   *[other] { $seat } loses their whole hand because their House is vilified.
}
event-saw_hand = { $seat ->
    [you] You look at the hand of { $owner }.
   *[other] { $owner ->
        [you] { $seat } looks at your hand.
       *[other] { $seat } looks at the hand of { $owner }.
    }
}
# Secret: $house.
event-saw_conspiracy = { $seat ->
    [you] You see the conspiracy of { $owner }: House { $house }.
   *[other] { $owner ->
        [you] { $seat } sees your conspiracy: House { $house }.
       *[other] { $seat } sees the conspiracy of { $owner }: House { $house }.
    }
}
    .hidden = Only { $seat } sees the conspiracy of { $owner }.
# Secret: $agenda.
event-saw_agenda = { $seat ->
    [you] You see the agenda of { $owner }: { $agenda } (“{ FORM($agenda, "text") }”).
   *[other] { $owner ->
        [you] { $seat } sees your agenda: { $agenda }.
       *[other] { $seat } sees the agenda of { $owner }: { $agenda } (“{ FORM($agenda, "text") }”).
    }
}
    .hidden = Only { $seat } sees the agenda of { $owner }.
# Secret: $card.
event-gave = { $seat ->
    [you] You are blackmailed and give { $to } { $card }.
   *[other] { $to ->
        [you] { $seat } is blackmailed and gives you { $card }.
       *[other] { $seat } is blackmailed and gives { $to } { $card }.
    }
}
    .hidden = { $seat } is blackmailed and gives { $to } a card.
# Secret: $card.
event-seized = { $seat ->
    [you] You take { $card } from the hand of { $owner }.
   *[other] { $owner ->
        [you] { $seat } takes { $card } from your hand.
       *[other] { $seat } takes { $card } from the hand of { $owner }.
    }
}
    .hidden = { $seat } takes a card from the hand of { $owner }.
# $one and $other exchange; below, where one of them brings it about.
event-intrigued = { $seat ->
    [you] You have { $one } and { $other } exchange conspiracies.
   *[other] { $one ->
        [you] { $seat } has you and { $other } exchange conspiracies.
       *[other] { $other ->
            [you] { $seat } has { $one } and you exchange conspiracies.
           *[other] { $seat } has { $one } and { $other } exchange conspiracies.
        }
    }
}
event-intrigued-self = { $seat ->
    [you] You exchange conspiracies with { $other }.
   *[other] { $other ->
        [you] { $seat } exchanges conspiracies with you.
       *[other] { $seat } exchanges conspiracies with { $other }.
    }
}
event-nothing = { $seat ->
    [you] { $cause ->
        [none] You achieve nothing.
       *[there] You achieve nothing with { $cause }.
    }
   *[other] { $cause ->
        [none] { $seat } achieves nothing.
       *[there] { $seat } achieves nothing with { $cause }.
    }
}
event-ended = { $ending ->
    [one_favored] The game is over: only one House is favored.
   *[none_favored] The game is over: no House is favored.
}
event-agenda_shown = { $seat ->
    [you] Your agenda was { $agenda }: { FORM($agenda, "text") }
   *[other] The agenda of { $seat } was { $agenda } (“{ FORM($agenda, "text") }”).
}
event-conspiracy_shown = { $seat ->
    [you] Your conspiracy: House { $house }.
   *[other] The conspiracy of { $seat }: House { $house }.
}
event-scored = { $seat ->
    [you] { $points ->
        [one] You have 1 point.
       *[other] You have { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } has 1 point.
       *[other] { $seat } has { $points } points.
    }
}
event-tied = { $seat ->
    [you] { $points ->
        [one] You have 1 point too
       *[other] You have { $points } points too
    }, but are { $status }
   *[other] { $points ->
        [one] { $seat } has 1 point too
       *[other] { $seat } has { $points } points too
    }, but is { $status }
}{ $status ->
    [vilified] : a House with standing wins a tie with a vilified one.
   *[disfavored] : a favored House wins a tie with a disfavored one.
}
event-won = { $seat ->
    [you] { $points ->
        [one] You win with 1 point, the highest total.
       *[other] You win with { $points } points, the highest total.
    }
   *[other] { $points ->
        [one] { $seat } wins with 1 point, the highest total.
       *[other] { $seat } wins with { $points } points, the highest total.
    }
}
event-shared = { $seat ->
    [you] You share the win
   *[other] { $seat } shares the win
}{ $points ->
    [one] : 1 point is the highest total, and the Houses that have it have the same status.
   *[other] : { $points } points are the highest total, and the Houses that have them have the same status.
}
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
# $declared: the sentence that says what was declared. $negators: who tries to negate it, and after them each the negation before; $by is the
# last of them. $stands: whether it is done after all these.
prompt-negate = { $negators ->
    [none] { $declared } { $seat }, do you negate it?
    [one] { $declared } { $by ->
        [you] You try
       *[other] { $by } tries
    } to negate it. { $seat }, do you negate the negation by { $by }?
   *[other] { $declared } Negations, each of the one before: by { $negators }. { $stands ->
        [stands] As things stand, it is done.
       *[negated] As things stand, it is negated.
    } { $seat }, do you negate the negation by { $by }?
}
negator = { $seat ->
    [you] you
   *[other] { $seat }
}


## Refusals: why a move is against the rules. The line of the rules follows in brackets.

# Things on the table, before a colon.
thing-card = { $card }
thing-aside = { $card }
thing-house = House { $house }
thing-lying = { $card } on House { $house }
thing-plot = the conspiracy of House { $house }
thing-agenda = { $agenda }
thing-known = { $card } in the hand of House { $house }
thing-event = { $card }

refusal-agenda-later = agendas count at the end of the game
refusal-carried-out = it is being carried out
refusal-only-known = you have seen it, but it is not yours
refusal-plot-of-another = only its own player reveals it by choice
refusal-action-first = take a House Action first
refusal-action-phase = this is your Action Phase: take a House Action
refusal-both-taken = you have taken both House Actions
refusal-revealed-already = your conspiracy is revealed already
refusal-reveal-favored = only a favored House may reveal its conspiracy by choice
refusal-discard-second = a discard can't be your second action
refusal-no-such-card = you have no such card to use
refusal-must-act = you can take a House Action, so you must
refusal-set-aside = these cards are set aside for this turn
refusal-needs-pair = a masterstroke costs two matching suspicions
refusal-not-held = you don't hold the card for this
refusal-not-in-play = House { $house } is not in play
refusal-no-scandals = the Web of Scandal is empty
refusal-name-ability = name the ability, the House and the card on it, if there is one
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
refusal-name-rival = name the rival, if there is one it can be played against
refusal-rival-only = this event is played against a rival
refusal-no-effect = this event has no effect on that rival
refusal-villain-now = a villain defames, exposes or scandalizes
refusal-no-suspicion-on = no such revealed suspicion lies on House { $house }
refusal-no-concealed-on = no such concealed card lies on House { $house }
refusal-keep-one = keep one of the two agendas dealt to you
refusal-discard-usable = discard one of the cards you may use
refusal-acquire-now = your actions are over: draw a card, or discard one and draw two
refusal-give-two = give two of your cards, or the only one, in rulebook order
refusal-take-seen = take one of the cards you have seen
refusal-replace-suspicion = replace one of its revealed suspicions
refusal-replace-concealed = there is no revealed suspicion: replace one of its concealed cards
refusal-negate-pair = a negation costs two matching suspicions that you may use
refusal-negate-or-pass = only a negation is possible now, with two suspicions of one House; otherwise pass
refusal-villains-give-nothing = villains give and receive no cards
refusal-to-villain = { $seat } is a villain, who gives and receives no cards


## The account at the end.

account-vilified = House { $house } is vilified: 2
account-villains = Villains at the table: { $villains }
account-status = House { $house } is { $status }: { $points }
account-suspicions = { $suspicions ->
    [one] 1 revealed suspicion: −1
   *[other] { $suspicions } revealed suspicions: −{ $suspicions }
}
account-scandals = { $scandals ->
    [one] 1 revealed scandal: −{ $points }
   *[other] { $scandals } revealed scandals: −{ $points }
}
# Without $points if the agenda was not fulfilled.
account-agenda = { $points ->
    [none] { $agenda } (“{ FORM($agenda, "text") }”) is not fulfilled: 0
   *[there] { $agenda } (“{ FORM($agenda, "text") }”) is fulfilled: { $points }
}
account-together = Together: { $points }


## Before the game: what it is about, what can be set (.title is short, for a label), and when its windows open.

about = Suspicion, scandal and broken promises: stay in favor while your rivals fall out of it.
option-first = The seat that begins.
    .title = Who begins
option-first-random = by lot
option-deals = Whether players make deals.
    .title = Deals between players
option-deals-on = yes
option-deals-off = no
option-memory = Whether the table remembers concealed cards, or the players must.
    .title = Concealed cards
option-memory-open = the table remembers
option-memory-true = you must remember
option-agendas = Agendas of both colours, or the easier white ones only.
    .title = Agendas
option-agendas-both = of both colours
option-agendas-white = white only, easier
occasion-negations = negations


## What is wrong with a card file: small, without a full stop.

cardfile-agenda-colours = there should be { $each } white agendas and { $each } black ones
cardfile-different-ids = Houses, events and the scandal need different ids
cardfile-one-each = each of { FORM($parts, "comma") } should be the { $field } of one card
