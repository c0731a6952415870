/**
 * Pictures on the page. Each is cut once, as a `<symbol>`, and used wherever it hangs; its House's colour comes from there. Cutting waits its
 * turn: no table waits for its pictures.
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

const SVG = "http://www.w3.org/2000/svg";
/** The symbols that are there or being cut, by what they show: their ids. */
const cut = new Map<string, Promise<string>>();
let sheet: SVGSVGElement | undefined;

/** Where all symbols are kept, out of sight. */
function theSheet(): SVGSVGElement {
  if (sheet) return sheet;
  sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.style.position = "absolute";
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
  return sheet;
}

/** After how many milliseconds the hall is asked again for the drawings. */
const AGAIN = 3000;
let drawings: Promise<typeof import("./draw")> | undefined;

/** What draws, fetched for the first picture. While the hall can't be reached, tables have none. */
async function fetched(): Promise<typeof import("./draw")> {
  for (;;)
    try {
      return await import("./draw");
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
    }
}

async function symbolOf(picture: Picture, small: boolean, id: string): Promise<string> {
  const { draw } = await (drawings ??= fetched());
  return inTurn(() => {
    const { view, svg } = draw(picture, small);
    const named = svg.replaceAll(/(id="|url\(#)(\w+)/g, `$1${id}$2`);
    const markup = `<svg xmlns="${SVG}"><symbol id="${id}" viewBox="${view.join(" ")}" preserveAspectRatio="xMidYMin slice">${named}</symbol></svg>`;
    const symbol = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement.firstElementChild;
    if (symbol) theSheet().append(document.importNode(symbol, true));
    return id;
  });
}

/** Hang a picture in a `<use>`. */
export function hang(picture: Picture, small: boolean): Attachment<SVGUseElement> {
  return (use) => {
    const key = JSON.stringify([picture, small]);
    const symbol = cut.get(key) ?? symbolOf(picture, small, `cut${cut.size}-`);
    cut.set(key, symbol);
    let gone = false;
    void symbol.then((id) => {
      if (!gone) use.setAttribute("href", `#${id}`);
    });
    return () => {
      gone = true;
    };
  };
}
