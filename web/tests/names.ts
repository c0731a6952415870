/** What the hall calls the things of a game, with its cards. */
import type { Hall } from "./hall.ts";

const WORDED = ["name", "epithet", "text", "does", "brief", "kind", "title", "trait", "names"];

/** Every name and text that people read in what the hall sends. */
function read(data: unknown, worded = false): string[] {
  if (typeof data === "string") return worded && data ? [data] : [];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => read(value, worded || WORDED.includes(key)));
}

/** All names and texts of a game's cards in a language. */
export async function namesOf(hall: Hall, game: string, language = "en"): Promise<Set<string>> {
  const answer = await fetch(`${hall.url}/api/games/${game}/cards`, {
    headers: { "accept-language": language, connection: "close" },
  });
  return new Set(read(await answer.json()));
}
