/** Where something is laid beside a thing: in sight, off the thing, and if possible off whatever else matters. */

/** How far it stays from everything. */
export const ROOM = 10;
/** It is never made smaller than this. */
const LEAST = 0.5;

interface Laid {
  left: number;
  top: number;
  /** How much smaller it must be to fit. */
  scale: number;
  /** Whether it is off the thing. */
  clear: boolean;
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Lay a sheet of this size beside `thing`, within `bounds`, off `others` where that is possible. */
export function beside(sheet: DOMRect, thing: DOMRect, bounds: DOMRect, others: readonly DOMRect[]): Laid {
  const rooms = [
    new DOMRect(thing.right + ROOM, bounds.top, bounds.right - thing.right - ROOM, bounds.height),
    new DOMRect(bounds.left, bounds.top, thing.left - ROOM - bounds.left, bounds.height),
    new DOMRect(bounds.left, bounds.top, bounds.width, thing.top - ROOM - bounds.top),
    new DOMRect(bounds.left, thing.bottom + ROOM, bounds.width, bounds.bottom - thing.bottom - ROOM),
  ];
  const choices = rooms.flatMap((room, at) => {
    const fits = Math.min(room.width / sheet.width, room.height / sheet.height, 1);
    const scale = Math.max(LEAST, fits);
    const clear = fits >= LEAST;
    const [width, height] = [sheet.width * scale, sheet.height * scale];
    const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));
    const middle = thing.left + thing.width / 2 - width / 2;
    const across = at < 2 ? [at === 0 ? room.left : room.right - width] : [middle, room.left, room.right - width];
    const half = thing.top + thing.height / 2 - height / 2;
    const down = at < 2 ? [half, room.top, room.bottom - height] : [at === 2 ? room.bottom - height : room.top];
    return across.flatMap((x) =>
      down.map((y) => {
        const left = within(bounds.left, x, bounds.right - width);
        const top = within(bounds.top, y, bounds.bottom - height);
        const box = new DOMRect(left, top, width, height);
        const far = Math.hypot(
          left + width / 2 - thing.left - thing.width / 2,
          top + height / 2 - thing.top - thing.height / 2,
        );
        const hit = others.filter((other) => meet(box, other)).length;
        const cost = (clear ? 0 : 100) + (1 - scale) * 20 + hit + far / 1000;
        return { left, top, scale, clear, cost };
      }),
    );
  });
  return choices.reduce((best, one) => (one.cost < best.cost ? one : best));
}
