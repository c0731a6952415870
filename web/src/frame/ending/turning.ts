/** How a game was won, in three sentences: the moves after which the chances had changed most. */
import { swings } from "../../session/chances";
import * as lobby from "../../session/lobby";
import { say } from "../../words/index.svelte";

const LINES = 3;

/** What was told at the turning points; where none was found, that there was none, unless the chances say nothing of how it ended. */
export async function turningPoints(
  table: string,
  game: number,
  viewer: number,
  key: string,
  resigned: boolean,
): Promise<string[]> {
  try {
    const found = swings(await lobby.chances(table, game, key), LINES);
    const moments = await Promise.all(found.map(({ at }) => lobby.moment(table, game, at, viewer, key)));
    const lines = moments.map(({ told }) => told.filter(Boolean).slice(0, 2).join(" "));
    const said = lines.filter(Boolean);
    return said.length > 0 || resigned ? said : [say("ending-no-turn")];
  } catch {
    return []; // an old game of another version has no chances
  }
}
