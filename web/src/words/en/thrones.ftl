### A Game of Thrones.

thrones-deal-how = Click coins here, or a House on the table to say to whom. Gold changes hands at once; words bind nobody.
thrones-deal-most = You have made two offers this phase; you can make more in the next.
thrones-partner = partner
thrones-partner-of = with { $name }
thrones-team = { $power } of { NUMBER($goal) } power with their partner
thrones-court = Cards in play
thrones-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
thrones-council = The council board
thrones-challenges = Challenges
thrones-tray = Cards to look at
thrones-give = Gold to give
thrones-round = Round { $number }
thrones-house = House { $house }
thrones-only = House { $house } only
thrones-power-of = { $power } of { NUMBER($goal) } power
thrones-goal-now = { $goal } now: { $cards }
thrones-goal-sheet = { NUMBER($goal) } power to win
thrones-goal-cause = { $card } { $amount }
thrones-goal-while = while { $condition }
thrones-goal-won = The goal was { NUMBER($goal) } power: { $causes }.
thrones-power-count = { NUMBER($count) } power
thrones-gold-count = { NUMBER($count) } gold
thrones-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
thrones-deck-count =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
thrones-first = first player
thrones-gold = Gold
thrones-hand = Hand
thrones-deck = Deck
thrones-dead = Dead pile
thrones-discard = Discard pile
thrones-out = Removed from the game
thrones-used = Used plots
thrones-plots = Plots left
thrones-pile = { $name }: { $pile } ({ $count })
thrones-income = Income
thrones-initiative = Initiative
thrones-claim = Claim
thrones-claim-of = claim { $claim }
thrones-plot-figures = income { $income }, initiative { $initiative }, claim { $claim }
thrones-costs = costs { $cost }
thrones-str = STR { $strength }
thrones-kneels = kneels
thrones-attacking = attacks
thrones-defending = defends
thrones-bypassed = bypassed with Stealth
thrones-leaving-kill = is being killed
thrones-leaving-discard = is being discarded
thrones-leaving-return = returns to hand
thrones-leaving-top = goes onto the deck
thrones-leaving-sacrifice = is being sacrificed
thrones-leaving-remove = is being removed
thrones-leaving-shuffle = is shuffled into the deck
thrones-on = on { $card }
thrones-with = with { $cards }
thrones-duplicate = a duplicate of { $card }
thrones-duplicates = duplicates: { $count }
thrones-known = Known in hand: { $cards }
thrones-free = free
thrones-aside = not in use
thrones-no-more = { $kind }, no more of them
thrones-unopposed = nobody defends
thrones-stands-in = for { $name }
thrones-fight = { $kind } challenge: { $attacker } attacks { $target }, { $attack } against { $defence }
thrones-stakes-military =
    { NUMBER($attack) } against { NUMBER($defence) }. Claim { $claim }: if the attacker wins, the defender kills { $claim ->
        [one] { NUMBER($claim) } character.
       *[other] { NUMBER($claim) } characters.
    }
thrones-stakes-intrigue =
    { NUMBER($attack) } against { NUMBER($defence) }. Claim { $claim }: if the attacker wins, the defender discards { $claim ->
        [one] { NUMBER($claim) } random card.
       *[other] { NUMBER($claim) } random cards.
    }
thrones-stakes-power = { NUMBER($attack) } against { NUMBER($defence) }. Claim { $claim }: if the attacker wins, { NUMBER($claim) } power moves to their House.
thrones-supports = Supports the { $title }.
thrones-opposes = Opposes the { $titles }.
thrones-ask-on = What is { $card } for?
thrones-ask-whom = Whom do you challenge?
thrones-ask-spare = Discard the duplicate to save { $card }.
thrones-power = Power
thrones-influence = Influence
thrones-unique = Unique
thrones-duplicate-word = Duplicate
thrones-placed = A card for setup

## Keywords.

thrones-keyword-deadly = If the attackers have more Deadly characters in the challenge than the defenders, a defender is killed.
thrones-keyword-deathbound = When it leaves play for the discard pile, it goes to the dead pile instead.
thrones-keyword-limited = Only one Limited card can be played in a round.
thrones-keyword-no-attachments = No attachment can lie on it.
thrones-keyword-renown = If it takes part in a challenge and its side wins, it gains 1 power.
thrones-keyword-stealth = When it attacks, one character without Stealth can be kept from defending.
thrones-keyword-setup = It can be placed during setup.
thrones-keyword-ambush = It can come into play out of the hand in any phase, for as much influence as it costs gold.
thrones-keyword-infamy = Power won for the House can be put on this card, and counts there.
thrones-keyword-intimidate = While it attacks, characters with less STR than it has don’t count theirs.
thrones-keyword-stalwart = Killed or discarded from play, it goes on top of the deck.
thrones-keyword-vengeful = After its House has lost as the defender, it may stand.
thrones-keyword-vigilant = After its House has won as the attacker, it may stand.

## What things are.

thrones-explain-str = Counts in a challenge it takes part in and, while it stands, for dominance.
thrones-explain-printed = Printed: { NUMBER($number) }.
thrones-explain-military = Fights in military challenges: whoever loses one as the defender kills characters.
thrones-explain-intrigue = Fights in intrigue challenges: whoever loses one as the defender discards cards.
thrones-explain-power = Fights in power challenges: whoever loses one as the defender gives up power.
thrones-explain-cost = The gold to play it. A card of another House costs 2 more.
thrones-explain-income = Gold that comes at the beginning of the marshalling phase.
thrones-explain-initiative = Whoever has most of it when plots are revealed chooses the first player.
thrones-explain-influence = A second purse: a card with influence kneels to pay for abilities that ask for it.
thrones-explain-claim = How many characters, cards or power a lost challenge costs the defender, when this is the attacker’s plot.
thrones-explain-unique = A player can have only one in play, and none once it lies in their dead pile. Further copies are duplicates.
thrones-explain-duplicate = A copy under a unique card. It can be discarded to save that card.
thrones-explain-kneels = It is used up for now: it can’t attack, defend or kneel again until it stands in the standing phase.
thrones-explain-kneeling-house = The House card stands again in the standing phase.
thrones-explain-attacking = It counts for the attacker.
thrones-explain-defending = It counts for the defender.
thrones-explain-bypassed = It can’t defend in this challenge.
thrones-explain-card-power = It counts for the victory of its House, as long as the card stays in play.
thrones-explain-own-power = On the House and on its characters. Whoever has enough wins at once.
thrones-explain-goal = Whoever has it wins at once.
thrones-explain-team = Partners win together, by the power of both.
thrones-explain-gold = Pays for cards. What is left goes back in the taxation phase, and 1 each counts for dominance before that.
thrones-explain-hand = Cards in hand. Others don’t see them.
thrones-explain-first = Acts first in every phase of this round.
thrones-explain-deck = Two cards are drawn from it in every draw phase.
thrones-explain-dead = Killed characters. A unique one that lies here can’t come into play again.
thrones-explain-discard = Cards that were used or discarded, open to everyone.
thrones-explain-piles = A click shows all open piles.
thrones-explain-placed = It lies face down, and all are revealed together.
thrones-explain-title = Chosen again in every plot phase.
thrones-explain-round = Seven phases. Their names are beside it, and the one that is played is lit.
thrones-explain-cards = What this House has in play. A click unfolds it.
thrones-explain-attack = The attackers’ STR together. The higher side wins; a tie goes to the attacker.
thrones-explain-defence = The defenders’ STR together. If it is 0 and the attacker wins, that is worth 1 power more.
thrones-explain-challenge = Standing characters with its icon kneel to attack and to defend; the higher STR wins.
thrones-challenge-military = If the attacker wins, the loser kills as many characters as the claim says.
thrones-challenge-intrigue = If the attacker wins, the loser discards as many random cards from the hand as the claim says.
thrones-challenge-power = If the attacker wins, as much power as the claim says moves from the loser’s House to the winner’s.
thrones-phase-setup = Everyone places cards for up to 5 gold, face down.
thrones-phase-plot = Everyone chooses a plot in secret. All are revealed together, and the highest initiative chooses the first player.
thrones-phase-draw = Everyone draws two cards.
thrones-phase-marshalling = One after the other takes the income and plays cards for gold.
thrones-phase-challenges = One after the other may begin a military, an intrigue and a power challenge.
thrones-phase-dominance = Whoever has most STR standing, with 1 for each gold, claims 1 power.
thrones-phase-standing = All kneeling cards stand.
thrones-phase-taxation = Gold that was not spent goes back, and so do the titles.
