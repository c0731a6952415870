// A small game of four with hands that others may not see, about as large as Treachery in a Pocket: take an action, a noble moves.
const NOBLES = 8;

exports.Small = {
  name: "small",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 60 }, (_, card) => card));
    const hands = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) hands[seat] = deck.splice(0, 2);
    return { rows: Array.from({ length: NOBLES }, (_, noble) => noble % 4), wounds: Array(NOBLES).fill(0), secret: deck, hands };
  },
  playerView: ({ G, playerID }) => ({ ...G, secret: G.secret.length, hands: { [playerID]: G.hands[playerID] } }),
  moves: {
    act: {
      client: false, // the server answers everyone, the one who moved too
      move: ({ G, ctx, random }, card, noble) => {
        const hand = G.hands[ctx.currentPlayer];
        if (card >= hand.length || noble >= NOBLES) return "INVALID_MOVE";
        G.secret.unshift(hand[card]);
        hand[card] = G.secret.pop();
        G.rows[noble] = (G.rows[noble] + random.Die(3)) % 4;
        G.wounds[noble] = (G.wounds[noble] + 1) % 3;
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
