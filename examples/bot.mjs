/** A bot in another language: it plays at a table of the hall over the wire, and needs nothing but Node 20. It makes any legal move.

    node examples/bot.mjs 'http://127.0.0.1:8344/table/NAME#KEY'
*/
import { randomBytes } from "node:crypto";
import { get } from "node:http";

/** A WebSocket by hand, since Node 20 brings none: `hear` is called with each message, and what is returned sends one. */
function connect(url, hear) {
  const headers = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": 13 };
  const request = get(url, { headers: { ...headers, "sec-websocket-key": randomBytes(16).toString("base64") } });
  return new Promise((opened, failed) => {
    request.on("error", failed);
    request.on("response", (answer) => failed(new Error(`the hall answers ${answer.statusCode}`)));
    request.on("upgrade", (_, socket, head) => {
      const send = (text, kind = 1) => {
        const body = Buffer.from(text);
        const mask = randomBytes(4); // what guests send is masked
        const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
        socket.write(Buffer.concat([Buffer.from([0x80 | kind, ...length]), mask, body.map((byte, at) => byte ^ mask[at % 4])]));
      };
      let waiting = head;
      let text = [];
      const read = (more) => {
        waiting = Buffer.concat([waiting, more]);
        for (;;) {
          if (waiting.length < 2) return;
          const kind = waiting[0] & 15;
          const short = waiting[1] & 127;
          const from = short < 126 ? 2 : short === 126 ? 4 : 10;
          if (waiting.length < from) return;
          const length = short < 126 ? short : short === 126 ? waiting.readUInt16BE(2) : Number(waiting.readBigUInt64BE(2));
          if (waiting.length < from + length) return;
          const body = waiting.subarray(from, from + length);
          const whole = waiting[0] & 128;
          waiting = waiting.subarray(from + length);
          if (kind === 9) send(body, 10); // a ping: the hall asks whether anyone is there
          if (kind === 8) socket.end();
          if (kind > 2) continue;
          text.push(body);
          if (!whole) continue;
          const message = JSON.parse(Buffer.concat(text).toString());
          text = [];
          hear(message, (said) => send(JSON.stringify(said)), () => socket.end());
        }
      };
      socket.on("data", read);
      socket.on("close", () => process.exit());
      opened((said) => send(JSON.stringify(said)));
      read(Buffer.alloc(0));
    });
  });
}

const link = new URL(process.argv[2]);
const table = link.pathname.split("/").at(-1);
let answered = -1;
let move;

const say = await connect(`${link.origin}/wire/${table}`, (message, say, leave) => {
  if (message.type === "refused") {
    console.error(`refused: ${message.reason}`);
    if (message.id === answered && message.wait) setTimeout(() => say(move), 1000 * message.wait);
  }
  for (const told of message.told ?? []) console.error(told.text);
  const position = message.position;
  if (position?.result) {
    console.log(`The game is over: ${position.result.ending}, winners ${position.result.winners}.`);
    leave();
  } else if (position && position.question !== null && position.question !== answered) {
    answered = position.question;
    const { text } = position.moves[Math.floor(Math.random() * position.moves.length)];
    move = { type: "move", id: answered, question: answered, move: text };
    say(move);
  }
});
say({ type: "hello", protocol: 1, key: link.hash.slice(1), since: 0 });
