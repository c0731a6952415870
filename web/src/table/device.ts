/** One device for several people: who shares it, and how it is passed on. */
import { getContext, setContext } from "svelte";
import type { Person } from "../seats.svelte";
import { type Asking, Wire } from "../wire";

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

/** Say one thing for somebody who sits here too, without showing anything of theirs. */
export function sayFor(table: string, person: Person, asking: Asking): void {
  const wire = new Wire(table, person.key, {
    hear: (message) => {
      if (message.type === "welcome") wire.ask(asking);
      else if (message.type === "event" || message.type === "refused") wire.close();
    },
    line: () => {},
  });
}
