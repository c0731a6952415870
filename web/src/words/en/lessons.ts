/** English: the lessons. */
export const lessons = {
  lesson: "Lesson",
  "lesson.next": "Go on",
  "lesson.done": "Done",
  "lesson.leave": "Leave the lesson",
  "lesson.freely": "Play on freely",
  "lesson.astray":
    "That could be done, too. For now the lesson goes another way: pick what shines. If you leave the lesson with ×, you play as you like.",
  "lesson.lost":
    "The game has taken a course of its own, and that is no harm. Take your last move back, or play on as you like.",
  "lesson.play": "Now play on to the end. Nothing here counts: try things out, take them back.",
  "lesson.end": "That was the game. The points are explained line by line; the replay shows where it turned.",
  "lesson.help":
    "Rules has every line of the rules, with a search. Hint says what a good player would do, and how likely that wins.",
  "lesson.treachery.ladder":
    "This ladder is the court. Eight Nobles of four Houses and two Neutrals stand on its rows: the higher, the more powerful.",
  "lesson.treachery.agenda":
    "On your side lies your secret Agenda: {rise} should rise, {fall} should fall. In the end every {rise} Noble brings you a point for each row below it, every {fall} Noble one for each row above it.",
  "lesson.treachery.action":
    "You use one action a turn: top or bottom of the revealed card or of your own. Arrows move, a slash wounds, a plus heals. Pick one of the four.",
  "lesson.treachery.whom":
    "Now pick whom it is for, one after the other. Only those shine who fit the drawing. Think of {rise} and {fall}.",
  "lesson.treachery.confirm": "The line below says in words what will happen. Confirm it, or step back with Esc.",
  "lesson.treachery.rival":
    "Your card is replaced, and your rival moves. Watch whom they lift and whom they push: that tells their Agenda.",
  "lesson.treachery.wounds":
    "A wound on a Noble of your Houses costs you a point; a second attack kills. After two deaths the game ends with that turn, or when the deck has run out twice.",
  "lesson.skirmish.table":
    "Two armies of playing cards, and 40 life each: whoever has none left is out. A soldier strikes as hard as its number and bears as much. Look closely at any card with a long press, the right mouse button or the key E.",
  "lesson.skirmish.start": "You drew the highest card, so you say who begins. Start the game yourself.",
  "lesson.skirmish.deploy":
    "Send soldiers to your Front Ranks: pick 9♣ in your hand, then the shining slot, and confirm. Then 7♠ beside it.",
  "lesson.skirmish.done":
    "New units lie sideways: they are exhausted and can’t attack until your next turn. Keep the rest for later and be done. Your rival builds an army too; where you could only pass, the lesson passes for you.",
  "lesson.skirmish.reserve":
    "Your units stand again, and you drew Q♥. Deploy 5♦ behind the coming attack: Diamonds recover quickly and may block even while exhausted. Then be done, and combat begins.",
  "lesson.skirmish.attack":
    "Who attacks is exhausted and can’t block. So hold 9♣ back as a guard, and let 7♠ attack: pick your rival’s life. All their units are new and exhausted, so nobody can block. Then it is their turn.",
  "lesson.skirmish.block":
    "Seven life gone, and with Q♦ they had a second turn: three units attack yours at once. Block 4♣ with 5♦. Let 8♥ through, you can’t stop everybody. Block 4♠ with 9♣, which is stronger.",
  "lesson.skirmish.barrows":
    "All damage fell at once: 4♠ is beaten, and so is 7♠, hit by 8♥. The fallen lie in the Barrows, open to everyone, and some cards call them back: play Q♥ and fetch your 7♠.",
  "lesson.skirmish.bond":
    "Two soldiers of one House can form a Blood Bond and strike together. Deploy 8♠, which you drew, then pick 8♠ and 7♠ to bond them: an attack of 15.",
  "lesson.skirmish.free":
    "That is the heart of it: deploy, attack, guard what you need. Kings strengthen their House, Aces poison, Jacks strike at any time. Play on as long as you like; Hint says what a good player would do.",
  "lesson.duhr.houses":
    "You are the master of House Usari. All Houses are favored: their cards stand upright. Five cards on a House and it loses favor; three scandals among them and it is vilified. The number is what your House is worth in the end.",
  "lesson.duhr.secrets":
    "Two secrets lie beside your House. Your agenda, The Dexterous Hand, wants your right neighbour, Lycosia, to end out of favor. Your conspiracy names Lycosia too: whoever has to reveal a conspiracy lays a scandal on the House it shows.",
  "lesson.duhr.raise":
    "Favored Houses have two actions a turn. Raise a suspicion: pick your card of Lycosia, then House Lycosia. For the second action take your scandal: it may lie on any favored House, so take Lycosia again.",
  "lesson.duhr.turn":
    "You could reveal your conspiracy now, but it costs your own House a scandal: end your actions. Then draw a card.",
  "lesson.duhr.promise":
    "House Kardosa makes you an offer: each spares the other until turn 10. Nobody can be held to a promise, but the table remembers who broke one. Kardosa is not in your way: accept.",
  "lesson.duhr.negate":
    "Kardosa wants to turn the suspicion on Lycosia face down. Two suspicions of one House are a masterstroke and could negate that. Yours will serve you better soon: pass, here and for the rest of the round.",
  "lesson.duhr.refuse":
    "Now Lycosia itself begs to be spared. Your agenda wants it to fall, and a broken promise would stand beside your name: decline. Then see how the others negate each other’s plans.",
  "lesson.duhr.fall":
    "Lycosia has three cards, one of them concealed. Raise the suspicion that you drew. Then make a masterstroke: pick both suspicions of Usari and House Lycosia, and put the fifth card on it.",
  "lesson.duhr.chain":
    "See what one card sets off: Lycosia loses favor, so its conspiracy is revealed, so a scandal falls on Kardosa. With three scandals Lycosia is vilified and loses its hand. Villains play no cards, they only do harm.",
  "lesson.duhr.free":
    "Your agenda is fulfilled as long as Lycosia stays down, and the highest score wins. Under Deals you make offers of your own: cards, secrets and promises. Play on as long as you like; Hint says what a good player would do.",
  "lesson.thrones.court":
    "You lead House Thornmere against House Calder. All is about power, the crown on your House: the first with 15 wins; agendas may change that number. Look closely at any card with a long press, the right mouse button or the key E.",
  "lesson.thrones.setup":
    "Before the first round you place cards for up to 5 gold; the price is in the upper corner. Place Sluice Cutthroat, Hired Blade and Weir Steward.",
  "lesson.thrones.plot":
    "Every round begins with a secret plot: its gold, its initiative, and its claim, which is what lost challenges cost. Choose Market Tithes for its gold. Your rival wins initiative and lets you be the first player: you act first in every phase.",
  "lesson.thrones.marshal":
    "Marshalling: your income is 6 gold, 5 from the plot and 1 from Weir Steward. Osanne Thornmere costs 5: marshal her. Where you could only pass, that is done for you while your rival marshals.",
  "lesson.thrones.intrigue":
    "Three kinds of challenges, each once a round; icons say who may join. Pick intrigue, let Osanne attack, and be done. More STR wins; a lost intrigue costs a card of the hand. Osanne’s Renown brings her power, and she is Vigilant: stand her again.",
  "lesson.thrones.power":
    "Now a power challenge with Osanne and Weir Steward. It takes power from the loser’s House, if there is any, and whoever wins unopposed gains 1 more. Attackers and defenders kneel; stand Osanne again.",
  "lesson.thrones.military":
    "And a military one: Osanne and Hired Blade attack. The loser kills a character of their choice. Keep Sluice Cutthroat standing, for soon you must defend. Stand Osanne a last time.",
  "lesson.thrones.defend":
    "Your rival’s turn: Hadrec Calder leads a power challenge. Sluice Cutthroat has no power icon, so defend with Osanne alone, and watch both totals.",
  "lesson.thrones.claim":
    "At 5 to 5 the attacker wins. Now his claim falls on you: the power on your House moves to his, while that on Osanne is safe with her. And his Renown brings Hadrec 1 power, as hers brought Osanne.",
  "lesson.thrones.free":
    "Pass, and dominance comes: whose standing characters and gold count most gains 1 power. Then all stand up, and a new plot begins the next round, until somebody has power enough. Play on as long as you like; Hint says what a good player would do.",
};
