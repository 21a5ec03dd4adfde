// A game as long as ours that boardgame.io can hold: 4 players, 50 cards, own hand hidden from its owner, tokens, a clue that stays on
// cards. It knows no fireworks: what is compared is the work of a server, and leaving rules out favours the peer.

const HAND = 4;

function deal(random) {
  const cards = [];
  for (let suit = 0; suit < 5; suit++) for (const rank of [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]) cards.push({ suit, rank });
  const deck = random.Shuffle(cards).map((card, order) => ({ ...card, order, clues: [] }));
  const hands = Array.from({ length: 4 }, () => deck.splice(0, HAND));
  return { deck, hands, discards: [], tokens: 8 };
}

function giveAway(G, playerID, index) {
  const hand = G.hands[Number(playerID)];
  if (!(index in hand)) return false;
  G.discards.push(...hand.splice(index, 1));
  if (G.deck.length) hand.unshift(G.deck.shift());
  return true;
}

const Hanabi = {
  name: "hanabi",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => deal(random),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    discard: {
      client: false,
      move: ({ G, playerID, random }, index) => {
        if (!giveAway(G, playerID, index)) return "INVALID_MOVE";
        G.tokens = Math.min(8, G.tokens + 1);
        if (!G.deck.length) Object.assign(G, deal(random));
      },
    },
    clue: {
      client: false,
      move: ({ G, playerID }, target, rank) => {
        if (!G.tokens || String(target) === playerID) return "INVALID_MOVE";
        G.tokens -= 1;
        for (const card of G.hands[target]) card.clues.push({ rank, yes: card.rank === rank });
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) =>
      String(seat) === playerID ? hand.map(({ order, clues }) => ({ order, clues })) : hand,
    ),
  }),
};

module.exports = { Hanabi };
