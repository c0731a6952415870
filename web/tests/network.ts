/** A network of the tests' own between a page and its hall. It freezes, breaks, dawdles and delays, in either direction or both. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** `up`: from the page to the hall; `down`: from the hall to the page. */
export type Direction = "up" | "down" | "both";

/** How many parts a chunk is sent in per second when the network is slow. */
const PARTS = 20;

/** One direction of all connections. */
interface Way {
  frozen: boolean;
  /** How late everything comes, in milliseconds. */
  delay: number;
  /** In bytes a second; 0: as fast as it can. */
  rate: number;
}

/** One direction of one connection: what was sent arrives in order, and its end after everything else. */
class Pipe {
  #queue: { due: number; bytes: Buffer | null }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly from: Socket,
    readonly to: Socket,
    readonly way: Way,
  ) {
    from.on("data", (bytes) => this.#take(bytes));
    from.on("end", () => this.#take(null));
    // After an end that was heard, `close` says nothing new.
    from.on("close", () => this.#take(null));
    from.on("error", () => undefined);
    this.turn();
  }

  /** The network has changed. */
  turn(): void {
    if (this.way.frozen) this.from.pause();
    else this.from.resume();
    this.#pump();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #take(bytes: Buffer | null): void {
    this.#queue.push({ due: performance.now() + this.way.delay, bytes });
    this.#pump();
  }

  #pump(): void {
    clearTimeout(this.#timer);
    while (!this.way.frozen) {
      const [first] = this.#queue;
      if (!first) return;
      const early = first.due - performance.now();
      if (early > 0) {
        this.#timer = setTimeout(() => this.#pump(), early);
        return;
      }
      if (first.bytes === null) {
        this.to.end();
        this.#queue.shift();
      } else if (!this.way.rate || first.bytes.length === 0) {
        this.to.write(first.bytes);
        this.#queue.shift();
      } else {
        const part = Math.max(1, Math.floor(this.way.rate / PARTS));
        this.to.write(first.bytes.subarray(0, part));
        if (first.bytes.length > part) first.bytes = first.bytes.subarray(part);
        else this.#queue.shift();
        this.#timer = setTimeout(() => this.#pump(), 1000 / PARTS);
        return;
      }
    }
  }
}

/** A way to the hall; give every person whose connection suffers one of their own. Pages are opened at its `url` instead of the hall's. */
export class Network {
  readonly #server: Server;
  readonly #ways: Record<"up" | "down", Way> = {
    up: { frozen: false, delay: 0, rate: 0 },
    down: { frozen: false, delay: 0, rate: 0 },
  };
  #pipes = new Set<Pipe>();
  #sockets = new Set<Socket>();
  #cut = false;
  /** How many connections were made through it. */
  made = 0;

  private constructor(port: number) {
    this.#server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
      this.made++;
      if (this.#cut) {
        near.resetAndDestroy();
        return;
      }
      const far = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
      far.pause();
      this.#join(near, far);
    });
  }

  /** A network that leads to a hall. */
  static async to(hall: { url: string }): Promise<Network> {
    const network = new Network(Number(new URL(hall.url).port));
    await new Promise<void>((ready) => network.#server.listen(0, "127.0.0.1", ready));
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Nothing comes through any more, and nothing is closed; new connections are taken and led nowhere. */
  freeze(direction: Direction = "both"): void {
    this.#change(direction, { frozen: true });
  }

  /** What was held back comes through now. */
  thaw(direction: Direction = "both"): void {
    this.#change(direction, { frozen: false });
  }

  /** Everything comes that many milliseconds late. */
  delay(milliseconds: number, direction: Direction = "both"): void {
    this.#change(direction, { delay: milliseconds });
  }

  /** The most bytes per second that come through each connection; 0: as many as may. */
  slow(bytes: number, direction: Direction = "both"): void {
    this.#change(direction, { rate: bytes });
  }

  /** Every connection breaks, what was on its way is lost, and there are no new ones until `mend`. */
  cut(): void {
    this.#cut = true;
    this.drop();
  }

  mend(): void {
    this.#cut = false;
  }

  /** Every connection breaks, and what was on its way is lost; new ones can be made at once. */
  drop(): void {
    this.#pipes.forEach((pipe) => pipe.stop());
    this.#sockets.forEach((socket) => socket.resetAndDestroy());
    this.#pipes.clear();
    this.#sockets.clear();
  }

  async close(): Promise<void> {
    this.drop();
    await new Promise((done) => this.#server.close(done));
  }

  #change(direction: Direction, changes: Partial<Way>): void {
    for (const one of ["up", "down"] as const)
      if (direction === one || direction === "both") Object.assign(this.#ways[one], changes);
    this.#pipes.forEach((pipe) => pipe.turn());
  }

  #join(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      this.#sockets.add(socket);
    }
    const pipes = [new Pipe(near, far, this.#ways.up), new Pipe(far, near, this.#ways.down)];
    pipes.forEach((pipe) => this.#pipes.add(pipe));
    let open = 2;
    const closed = (): void => {
      if (--open > 0) return;
      pipes.forEach((pipe) => this.#pipes.delete(pipe));
      this.#sockets.delete(near);
      this.#sockets.delete(far);
    };
    near.on("close", closed);
    far.on("close", closed);
  }
}
