/** Paints a cut on a canvas: the few kinds of SVG that the woodcuts are made of. */
import type { Cut } from "./draw";
import { HOUSE } from "./tools";

type Context = CanvasRenderingContext2D;

/** `translate(x y) scale(k) rotate(degrees x y)`, in any order. */
function transform(ctx: Context, written: string | null): void {
  for (const [, kind, values = ""] of (written ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = values.trim().split(/[ ,]+/).map(Number);
    if (kind === "translate") ctx.translate(a, b ?? 0);
    else if (kind === "scale") ctx.scale(a, b ?? a);
    else {
      ctx.translate(b ?? 0, c);
      ctx.rotate((a * Math.PI) / 180);
      ctx.translate(-(b ?? 0), -c);
    }
  }
}

function shape(ctx: Context, element: Element): void {
  const path = new Path2D(element.getAttribute("d") ?? "");
  const fill = element.getAttribute("fill") ?? "none";
  const stroke = element.getAttribute("stroke");
  const rule = element.getAttribute("fill-rule") === "evenodd" ? "evenodd" : "nonzero";
  ctx.globalAlpha = Number(element.getAttribute("opacity") ?? 1);
  if (fill !== "none") {
    ctx.fillStyle = fill;
    ctx.fill(path, rule);
  }
  if (stroke) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = Number(element.getAttribute("stroke-width") ?? 1);
    ctx.lineJoin = element.getAttribute("stroke-linejoin") === "round" ? "round" : "miter";
    ctx.lineCap = element.getAttribute("stroke-linecap") === "round" ? "round" : "butt";
    ctx.stroke(path);
  }
  ctx.globalAlpha = 1;
}

function paint(ctx: Context, element: Element, clips: ReadonlyMap<string, Path2D>): void {
  if (element.tagName === "clipPath") return;
  ctx.save();
  transform(ctx, element.getAttribute("transform"));
  const clip = clips.get(/url\(#(\w+)\)/.exec(element.getAttribute("clip-path") ?? "")?.[1] ?? "");
  if (clip) ctx.clip(clip);
  if (element.tagName === "path") shape(ctx, element);
  else if (element.tagName === "rect") {
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(element.getAttribute(name)));
    ctx.fillStyle = element.getAttribute("fill") ?? "none";
    ctx.fillRect(x ?? 0, y ?? 0, width ?? 0, height ?? 0);
  } else for (const child of element.children) paint(ctx, child, clips);
  ctx.restore();
}

export function onCanvas({ view, svg }: Cut, house: string, width: number): HTMLCanvasElement {
  const [x, y, w, h] = view;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * h) / w);
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  const coloured = svg.replaceAll(HOUSE, house);
  const root = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${coloured}</svg>`,
    "image/svg+xml",
  );
  const clips = new Map(
    [...root.querySelectorAll("clipPath")].map((one) => [
      one.id,
      new Path2D(one.firstElementChild?.getAttribute("d") ?? ""),
    ]),
  );
  ctx.scale(width / w, width / w);
  ctx.translate(-x, -y);
  paint(ctx, root.documentElement, clips);
  return canvas;
}
