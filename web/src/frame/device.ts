/** One device for several people: who shares it, and how it is passed on. */
import { getContext, setContext } from "svelte";
import type { Person } from "../session/seats.svelte";
import { type Asking, Wire } from "../session/wire";

export interface Device {
  /** Everyone who plays at this device; fewer than two: it is nobody's but one's own. */
  people(): readonly Person[];
  /** Lower the curtain for someone else. */
  pass(to: Person): void;
}

const DEVICE = Symbol("device");

export function provideDevice(device: Device): void {
  setContext(DEVICE, device);
}

export function useDevice(): Device {
  return getContext<Device>(DEVICE);
}

/** Whether a key still opens its seat; as long as the hall can't be reached, it is believed. */
export function stillSits(table: string, person: Person): Promise<boolean> {
  return new Promise((known) => {
    const answer = (sits: boolean): void => {
      wire.close();
      known(sits);
    };
    const wire = new Wire(table, person.key, {
      hear: (message) => message.type === "welcome" && answer(true),
      line: (line, why) => {
        if (line === "closed") answer(why !== "not_yours" && why !== "seat_freed");
        else if (line === "lost") answer(true);
      },
    });
  });
}

/** Say one thing for somebody who sits here too, without showing anything of theirs; until the hall has answered. */
export function sayFor(table: string, person: Person, asking: Asking): Promise<void> {
  return new Promise((said) => {
    const wire = new Wire(table, person.key, {
      hear: () => {
        if (wire.waits) return;
        wire.close();
        said();
      },
      line: (line) => {
        if (line === "closed") said();
      },
    });
    wire.ask(asking);
  });
}
