/** A film of the last minute of a game of Treachery, as somebody sees it who plays: an animated WebP for the README. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { atPace, expect, test, waitForTurn } from "./hall.ts";
import { nearEnd } from "./rushing.ts";

const FILE = join(process.env["PICTURES"] ?? join(import.meta.dirname, "../../docs/pictures"), "last-minute.webp");
const SIZE = { width: 1120, height: 700 };
/** Frames a second at most, how good they are, and how many bytes the film may have. */
const RATE = 6;
const QUALITY = 0.62;
const MOST = 3_000_000;

interface Frame {
  /** Base64 of a PNG. */
  png: string;
  /** When it was taken, in milliseconds. */
  at: number;
}

/** What has changed since the frame before, and where. */
interface Patch {
  webp: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Take pictures until told to stop; those on which nothing has changed are left out. */
function film(page: Page): () => Promise<Frame[]> {
  const frames: Frame[] = [];
  let [rolling, last] = [true, ""];
  const done = (async () => {
    while (rolling) {
      const at = Date.now();
      const png = (await page.screenshot({ scale: "css" })).toString("base64");
      if (png !== last) frames.push({ png, at });
      last = png;
      await new Promise((passed) => setTimeout(passed, Math.max(0, 1000 / RATE - (Date.now() - at))));
    }
  })();
  return async () => {
    rolling = false;
    await done;
    return frames;
  };
}

/** The changed part of each frame, as WebP; the browser knows how to make that. */
async function patches(page: Page, frames: readonly Frame[]): Promise<(Patch | null)[]> {
  await page.goto("about:blank");
  const found: (Patch | null)[] = [];
  for (const { png } of frames)
    found.push(
      await page.evaluate(
        async ([png, quality]) => {
          const kept = window as unknown as { before?: ImageData };
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const { width, height } = image;
          const room = new OffscreenCanvas(width, height).getContext("2d", { alpha: false });
          if (!room) throw new Error("there is nothing to draw on");
          room.drawImage(image, 0, 0);
          const now = room.getImageData(0, 0, width, height);
          let [left, top, right, bottom] = [width, height, -1, -1];
          for (let at = 0; at < now.data.length; at += 4) {
            const was = kept.before?.data;
            if (was && was[at] === now.data[at] && was[at + 1] === now.data[at + 1] && was[at + 2] === now.data[at + 2])
              continue;
            const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
            [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
          }
          kept.before = now;
          if (right < 0) return null;
          // A frame begins at even places.
          [left, top] = [left & ~1, top & ~1];
          const part = { left, top, width: right - left + 1, height: bottom - top + 1 };
          const cut = new OffscreenCanvas(part.width, part.height);
          cut.getContext("2d", { alpha: false })?.drawImage(image, -left, -top);
          const bytes = new Uint8Array(await (await cut.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
          return { ...part, webp: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
        },
        [png, QUALITY] as const,
      ),
    );
  return found;
}

const three = (number: number): number[] => [number & 255, (number >> 8) & 255, (number >> 16) & 255];
function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, "ascii");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** The chunks of a picture's file that hold the picture itself. */
function picture(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 12; at < file.length;) {
    const [name, size] = [file.toString("ascii", at, at + 4), file.readUInt32LE(at + 4)];
    if (name.startsWith("VP8") && name !== "VP8X") parts.push(chunk(name, file.subarray(at + 8, at + 8 + size)));
    at += 8 + size + (size % 2);
  }
  return Buffer.concat(parts);
}

/** An animated WebP: each patch laid over what was there, for as long as it stood. */
function animated(all: readonly { patch: Patch; time: number }[]): Buffer {
  const canvas = Buffer.from([2, 0, 0, 0, ...three(SIZE.width - 1), ...three(SIZE.height - 1)]);
  const frames = all.map(({ patch, time }) => {
    const place = [patch.left / 2, patch.top / 2, patch.width - 1, patch.height - 1, time].flatMap(three);
    return chunk("ANMF", Buffer.concat([Buffer.from([...place, 2]), picture(Buffer.from(patch.webp, "base64"))]));
  });
  const body = Buffer.concat([Buffer.from("WEBP"), chunk("VP8X", canvas), chunk("ANIM", Buffer.alloc(6)), ...frames]);
  const head = Buffer.alloc(8);
  head.write("RIFF", 0, "ascii");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

test("the last minute of a game", async ({ browser, hall }) => {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: "no-preference" });
  await atPace(context, "calm");
  await context.addInitScript(() =>
    localStorage.setItem("greathall.wishes", JSON.stringify({ name: "Ada", light: "night" })),
  );
  const page = await context.newPage();
  await page.goto(hall.url + (await nearEnd(page, hall, "treachery", ["greedy", "greedy"], 2)));
  await waitForTurn(page);
  const stop = film(page);
  for (;;) {
    const over = page.getByRole("region", { name: "The end of the game" });
    const asked = page.locator(".thing.lit, #confirm");
    await over.or(asked).first().waitFor();
    if (await over.isVisible()) break;
    await page.waitForTimeout(900);
    await (
      (await page.locator("#confirm").isVisible()) ? page.locator("#confirm") : page.locator(".thing.lit").first()
    ).click();
  }
  await page.waitForTimeout(7000);
  const frames = await stop();
  const found = await patches(await context.newPage(), frames);
  const end = (frames.at(-1)?.at ?? 0) + 2500;
  const shown = frames.flatMap(({ at }, number) => {
    const patch = found[number];
    const next = frames.find((_, other) => other > number && found[other])?.at ?? end;
    return patch ? [{ patch, time: Math.min(next - at, 4000) }] : [];
  });
  const made = animated(shown);
  expect(made.length).toBeLessThan(MOST);
  writeFileSync(FILE, made);
});
