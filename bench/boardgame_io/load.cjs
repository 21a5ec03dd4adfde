// node load.cjs URL TABLES MOVES THINK: four people at each table who act as soon as it is their turn (or after THINK seconds on average);
// prints START when all are seated, then one JSON object.

const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Hanabi } = require("./game.cjs");

const [url, tables, moves, think] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const lobby = new LobbyClient({ server: url });
const sent = new Map();
const seen = new Map();
const times = [];
let left = moves;
let made = 0;
let finish;
const finished = new Promise((resolve) => (finish = resolve));

async function seat(matchID, playerID, begun) {
  const { playerCredentials } = await lobby.joinMatch("hanabi", matchID, { playerID, playerName: `p${playerID}` });
  const client = Client({
    game: Hanabi,
    numPlayers: 4,
    multiplayer: SocketIO({ server: url }),
    matchID,
    playerID,
    credentials: playerCredentials,
    debug: false,
  });
  let last = -1;
  let ready;
  const connected = new Promise((resolve) => (ready = resolve));
  const act = (state) => {
    if (state.ctx.currentPlayer !== playerID || left <= 0) return;
    left -= 1;
    sent.set(`${matchID}/${state.ctx.turn + 1}`, performance.now());
    if (state.G.tokens && Math.random() < 0.5) client.moves.clue((Number(playerID) + 1) % 4, 1 + Math.floor(5 * Math.random()));
    else client.moves.discard(Math.floor(state.G.hands[Number(playerID)].length * Math.random()));
  };
  const onTurn = (state) => (think ? setTimeout(act, -1000 * think * Math.log(1 - Math.random()), state) : act(state));
  begun.then(() => {
    const state = client.getState();
    if (state.ctx.currentPlayer === playerID) onTurn(state);
  });
  client.subscribe((state) => {
    if (!state || !state.isConnected) return;
    ready();
    if (state.ctx.turn === last) return;
    const first = last < 0;
    last = state.ctx.turn;
    if (first) return;
    const key = `${matchID}/${state.ctx.turn}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    if (seen.get(key) === 4 && sent.has(key)) {
      times.push(performance.now() - sent.get(key));
      made += 1;
      if (made >= moves - 4 * tables) finish();
    }
    onTurn(state);
  });
  client.start();
  await connected;
}

async function main() {
  let begin;
  const begun = new Promise((resolve) => (begin = resolve));
  for (let table = 0; table < tables; table++) {
    const { matchID } = await lobby.createMatch("hanabi", { numPlayers: 4 });
    for (const playerID of ["0", "1", "2", "3"]) await seat(matchID, playerID, begun);
  }
  console.log("START");
  await new Promise((resolve) => setTimeout(resolve, 500));
  const began = performance.now();
  begin();
  await finished;
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(100 * times[Math.floor(share * times.length)]) / 100;
  console.log(JSON.stringify({ moves: made, moves_per_second: Math.round(made / took), p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
}

main();
