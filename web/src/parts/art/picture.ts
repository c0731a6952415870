/**
 * Pictures on the page. Each is cut once for its House and size, painted into a bitmap, and shown by as many canvases as there are of it: a
 * face is about 150 shapes, and forty of them as SVG would have to be painted anew with every card that travels.
 */
import type { Attachment } from "svelte/attachments";
import type { Mood } from "./line";
import { inTurn } from "./turns";

export interface Picture {
  kind: "person" | "scene";
  /** Who or what it is; see `line.ts` and `scene.ts`. */
  line: string;
  /** Without a line: somebody who is always the same for this name. */
  name?: string | undefined;
  /** The sigil that is cut into things. */
  sigil?: string | undefined;
  mood?: Mood | undefined;
  facing?: "left" | "right" | undefined;
  view: "whole" | "card" | "wide" | "round";
}

/** Widths in which pictures are painted, so that all cards of about one size share them. */
const WIDTHS = [40, 64, 80, 104, 128, 160, 208, 272, 352, 480, 640, 960];
/** Under this width, fewer and heavier lines. */
const SMALL = 90;
/** How many are kept: about the cards of two tables, in two sizes each. */
const KEPT = 320;
const DEFAULT_HOUSE = "#8d7c62";

const painted = new Map<string, HTMLCanvasElement>();
/** What to do when the size of a canvas is known. */
const hung = new WeakMap<Element, (width: number, height: number) => void>();
let sizes: ResizeObserver | undefined;

function watchSizes(): ResizeObserver {
  sizes ??= new ResizeObserver((seen) => {
    for (const { target, contentRect } of seen) hung.get(target)?.(contentRect.width, contentRect.height);
  });
  return sizes;
}

function keep(key: string, bitmap: HTMLCanvasElement): HTMLCanvasElement {
  painted.set(key, bitmap);
  const [eldest] = painted.keys();
  if (painted.size > KEPT && eldest !== undefined) painted.delete(eldest);
  return bitmap;
}

async function paint(
  key: string,
  picture: Picture,
  house: string,
  small: boolean,
  width: number,
): Promise<HTMLCanvasElement> {
  const [{ draw }, { onCanvas }] = await Promise.all([import("./draw"), import("./paint")]);
  return inTurn(() => painted.get(key) ?? keep(key, onCanvas(draw(picture, small), house, width)));
}

function show(canvas: HTMLCanvasElement, bitmap: HTMLCanvasElement): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  canvas.dataset["cut"] = "";
}

/** Hang a picture in a canvas; `scale` is by how much more than its own size it may be enlarged. */
export function hang(picture: Picture, small: boolean | undefined, scale: number): Attachment<HTMLCanvasElement> {
  return (canvas) => {
    let wanted = "";
    hung.set(canvas, (width, height) => {
      if (width === 0 || height === 0) return;
      const seen = Math.max(width, picture.view === "wide" ? height * 1.94 : height * 1.19) * scale;
      const pixels = WIDTHS.find((one) => one >= seen * devicePixelRatio * 0.96) ?? 960;
      const few = small ?? seen < SMALL;
      const house = getComputedStyle(canvas).getPropertyValue("--house").trim() || DEFAULT_HOUSE;
      const key = JSON.stringify([picture, house, few, pixels]);
      if (key === wanted) return;
      wanted = key;
      const known = painted.get(key);
      if (known) show(canvas, known);
      else
        void paint(key, picture, house, few, pixels).then((bitmap) => {
          if (key === wanted && canvas.isConnected) show(canvas, bitmap);
        });
    });
    watchSizes().observe(canvas);
    return () => {
      wanted = "";
      watchSizes().unobserve(canvas);
    };
  };
}
