/** The ready decks of a game, with titles in the language of the page. Made by a component as it begins. */
import * as lobby from "../../session/lobby";
import { reasonOf } from "../../words/hall";

export class ReadyDecks {
  all: lobby.ReadyDeck[] = $state.raw([]);
  /** Why there are none. */
  fault = $state("");

  /** `game` is empty where no decks are brought. */
  constructor(game: () => string) {
    $effect(() => {
      const name = game();
      let current = true;
      // Asked in the language of the page, so asked again in another.
      const asked = name ? lobby.readyDecks(name) : Promise.resolve([]);
      void asked.then(
        (decks) => current && (this.all = decks),
        (error: unknown) => current && this.all.length === 0 && (this.fault = reasonOf(error)),
      );
      return () => (current = false);
    });
  }
}
