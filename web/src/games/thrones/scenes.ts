/** What happens in Thrones, on the stage: plots turned over together, and a plate for every challenge. */
import type { ToldForm } from "../../generated/outgoing";
import type { View } from "../../generated/thrones";
import { say } from "../../words/index.svelte";
import type { PlateSide, Scene } from "..";
import { before, dealt, type Fields, known, latest, scene, seatOf } from "../scenes";
import { faceOf, named } from "./cards";

/** All plots of a round, with the initiative that is compared. */
function plots(chain: readonly ToldForm[]): Scene {
  const shown = chain.map(({ event }) => event).filter(({ verb }) => verb === "plot_revealed");
  const turned = shown.map(({ player, card = "", initiative = "0" }) => ({
    seat: seatOf(player),
    card: `card:${card}`,
    count: Number(initiative),
  }));
  const winner = seatOf(chain.find(({ event }) => event["verb"] === "initiative")?.event["player"]);
  return scene(say("stage-plots"), -1, [], { turned: turned.map((one) => ({ ...one, most: one.seat === winner })) });
}

/** What the loser owes, as the attacker's plot has it. */
function claimed(challenge: string, view: View, attacker: number): string[] {
  const claim = view.figures.seats[attacker]?.claim ?? 0;
  if (challenge !== "military" && challenge !== "intrigue" && challenge !== "power") return [];
  return [say(`stage-claim-${challenge}`, { claim })];
}

/** Power that is won or lost, where it lies. */
function power({ verb = "", player, card, amount = "0" }: Fields): Scene {
  const lost = verb.includes("lost");
  const target = card ? (known("card", card)[0] ?? null) : seatOf(player);
  const stamp = say(lost ? "stage-power-less" : "stage-power-more", { amount: Number(amount) });
  return scene(say("stage-power"), -1, [], { target, stamp, mark: lost ? "hurt" : "good" });
}

/** How a challenge came out. Those who fought are known from what was told since it began; the attacker stands at the left. */
function plate(event: Fields, happened: readonly Fields[], view: View): Scene {
  const { player, over, challenge = "", total, against } = event;
  const from = happened.findLastIndex(({ verb }) => verb === "challenged");
  const fought = from < 0 ? [] : happened.slice(from);
  const out = fought.filter(({ verb }) => verb === "removed").map(({ card }) => card);
  const names = (...verbs: string[]): string[] =>
    fought
      .filter(({ verb = "", card }) => verbs.includes(verb) && !out.includes(card))
      .map(({ card = "" }) => faceOf(card).name);
  const winner = seatOf(player);
  const attacker = seatOf(fought[0]?.["player"] ?? player);
  const won = attacker === winner ? 0 : 1;
  const totals = [Number(total), Number(against)];
  const loser = seatOf(over);
  return scene(say("stage-result"), winner, [], {
    plate: {
      sides: [
        { seat: won === 0 ? winner : loser, total: totals[won] ?? 0, parts: names("attacks") },
        { seat: won === 0 ? loser : winner, total: totals[1 - won] ?? 0, parts: names("defends", "joined") },
      ],
      mark: challenge,
      kind: named("challenge", challenge),
      won,
      notes:
        won === 0
          ? [...(Number(against) === 0 ? [say("stage-unopposed")] : []), ...claimed(challenge, view, attacker)]
          : [],
    },
  });
}

/** A challenge that nobody wins, since nobody has any strength in it. */
function undecided(challenge: Fields | undefined): Scene | null {
  const { player, at, challenge: kind = "" } = challenge ?? {};
  if (!challenge) return null;
  const side = (seat: number): PlateSide => ({ seat, total: 0, parts: [] });
  const sides = [side(seatOf(player)), side(seatOf(at))] as const;
  return scene(say("stage-result"), -1, [], {
    plate: { sides, mark: kind, kind: named("challenge", kind), won: -1, notes: [] },
  });
}

/** How a card leaves play. */
function leaving({ card, manner = "", cause, for: paid }: Fields, actor: number): Scene | null {
  if (paid) return null;
  const dead = manner === "kill";
  const by = known("card", cause?.includes(".") ? cause : undefined);
  return scene(cause === "claim" ? say("stage-claim") : say("stage-effect"), by.length > 0 ? -1 : actor, by, {
    target: known("card", card)[0] ?? null,
    stamp: dead ? say("stage-dies") : say("stage-leaves"),
    mark: dead ? "dead" : "out",
  });
}

export function sceneOf(
  chain: readonly ToldForm[],
  at: number,
  past: readonly ToldForm[],
  view: View,
): Scene | "joins" | null {
  const event = chain[at]?.event ?? {};
  const { verb = "", player, card, at: met, by } = event;
  const happened = before(chain, at, past);
  const here = chain.slice(0, at).map((one) => one.event);
  // What is won and lost with a challenge stands on its plate, unless it had to be chosen first.
  const plated = here.some((one) => one["verb"] === "won");
  const challenge = latest(happened, "challenged");
  const attacker = seatOf(challenge?.["player"]);
  switch (verb) {
    case "plot_revealed":
      return here.some((one) => one["verb"] === "plot_revealed") ? "joins" : plots(chain);
    case "initiative":
      return here.some((one) => one["verb"] === "plot_revealed") ? "joins" : null;
    case "challenged":
      return scene(say("stage-challenge"), seatOf(player), [], { target: seatOf(met) });
    case "attacks": {
      if (here.some((one) => one["verb"] === "attacks")) return "joins";
      const cards = chain.filter((one) => one.event["verb"] === "attacks").map((one) => one.event["card"]);
      return scene(say("stage-challenge"), attacker, known("card", ...cards), { target: seatOf(challenge?.["at"]) });
    }
    case "defends": {
      if (here.some((one) => one["verb"] === "defends")) return "joins";
      const cards = chain.filter((one) => one.event["verb"] === "defends").map((one) => one.event["card"]);
      const owner = Number((card ?? "").split(".")[0]);
      return scene(say("stage-defence"), owner, known("card", ...cards), { target: attacker >= 0 ? attacker : null });
    }
    case "undefended":
      return scene(say("stage-defence"), seatOf(player), [], { stamp: say("stage-undefended") });
    case "won":
      return plate(event, happened, view);
    case "undecided":
      return undecided(challenge);
    case "used":
    case "responded":
    case "entered":
    case "shown":
      return scene(kindOf(card), seatOf(player), known("card", card));
    case "chosen": {
      const used = latest(happened, "used", "responded");
      return scene(say("stage-effect"), seatOf(player), known("card", used?.["card"]), {
        target: known("card", card)[0] ?? null,
      });
    }
    case "leaving":
      return plated ? null : leaving(event, view.active ?? -1);
    case "powered":
    case "card_powered":
    case "lost_power":
    case "card_lost_power":
      return plated ? null : power(event);
    case "dropped":
      if (plated || event["for"]) return null;
      return scene(event["cause"] === "claim" ? say("stage-claim") : say("stage-effect"), -1, known("card", card), {
        target: seatOf(player),
        stamp: say("stage-discards"),
        mark: "hurt",
      });
    case "rescued":
      return scene(say("stage-effect"), -1, [], {
        target: known("card", card)[0] ?? null,
        stamp: say("stage-saved"),
        mark: "good",
      });
    case "bypassed":
      return scene(say("stage-challenge"), attacker, known("card", by), {
        target: known("card", card)[0] ?? null,
        stamp: say("stage-bypassed"),
        mark: "out",
      });
    case "stepped_in":
    case "redirected":
      return scene(say("stage-challenge"), seatOf(player), [], { target: seatOf(event["for"] ?? met) });
    default:
      return dealt(event, happened, seatOf);
  }
}

/** What a card is, over the stage. */
function kindOf(card = ""): string {
  return named("type", faceOf(card).kind);
}
