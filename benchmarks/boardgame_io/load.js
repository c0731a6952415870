// node load.js PORT TABLES SECONDS EVERY: four clients a table, one move a table every so many seconds; from a move's sending until heard.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Small } = require("./game.js");

const [port, tables, seconds, every] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const sleep = (time) => new Promise((done) => setTimeout(done, time));
async function lay(latencies, flags) {
  const matchID = `match-${Math.random()}`; // the server makes a match when its first client comes
  const clients = [];
  const table = { turn: 0, sent: 0, moves: 0 };
  for (let seat = 0; seat < 4; seat++) {
    const playerID = String(seat);
    const client = Client({ game: Small, numPlayers: 4, matchID, playerID, multiplayer: SocketIO({ server }), debug: false });
    let seen = 0;
    client.subscribe((state) => {
      if (!state || state.ctx.turn <= seen) return;
      seen = state.ctx.turn;
      table.turn = Math.max(table.turn, seen);
      table.next = state.ctx.currentPlayer;
      if (flags.measured && table.sent && seen === table.sentTurn + 1) latencies.push(performance.now() - table.sent);
    });
    client.start();
    clients.push(client);
    while (seen === 0) await sleep(5); // until it is connected
  }
  table.play = async () => {
    await sleep(Math.random() * every * 1000);
    while (!flags.done) {
      const began = performance.now();
      if (table.next !== undefined) {
        table.sent = performance.now();
        table.sentTurn = table.turn;
        if (flags.measured) table.moves++;
        clients[Number(table.next)].moves.act(Math.floor(Math.random() * 2), Math.floor(Math.random() * 8));
      }
      await sleep(every * 1000 - (performance.now() - began));
    }
  };
  return table;
}

(async () => {
  const latencies = [];
  const flags = { measured: false, done: false };
  const laid = [];
  for (let number = 0; number < tables; number += 8) {
    laid.push(...(await Promise.all(Array.from({ length: Math.min(8, tables - number) }, () => lay(latencies, flags)))));
  }
  await sleep(2000);
  for (const table of laid) table.play();
  await sleep(Math.max(every * 2000, 5000));
  flags.measured = true;
  const before = process.cpuUsage();
  await sleep(seconds * 1000);
  flags.measured = false;
  flags.done = true;
  const used = process.cpuUsage(before);
  latencies.sort((one, other) => one - other);
  const at = (part) => Math.round(latencies[Math.min(latencies.length - 1, Math.floor((latencies.length * part) / 100))] * 10) / 10;
  const moves = laid.reduce((sum, table) => sum + table.moves, 0);
  console.log(JSON.stringify({
    tables, clients: tables * 4, moves_a_second: Math.round((moves / seconds) * 10) / 10, heard: latencies.length,
    p50_ms: at(50), p95_ms: at(95), p99_ms: at(99), client_cores: Math.round((used.user + used.system) / 1e4 / seconds) / 100,
  }));
  process.exit(0);
})();
