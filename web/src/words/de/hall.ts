/** German: what the hall says of tables, and why it refuses. */
import type { hall as en } from "../en/hall.ts";

export const hall: Record<keyof typeof en, string> = {
  // What the hall says of a table
  "event.opened": "Der Tisch ist gedeckt.",
  "event.seated": "{name} setzt sich.",
  "event.freed": "Platz {seat} ist frei.",
  "event.swapped": "Die Plätze {one} und {two} werden getauscht.",
  "event.started": "Das Spiel beginnt.",
  "event.clock": "Die Zeit von {name} ist abgelaufen.",
  "event.undo_asked": "{name} möchte einen Zug zurücknehmen.",
  "event.agreed": "{name} ist einverstanden.",
  "event.not.agreed": "{name} ist nicht einverstanden.",
  "event.undone": "{name} nimmt einen Zug zurück.",
  "event.wants.hand_over": "{name} möchte, dass ein Bot für {other} spielt.",
  "event.wants.abandon": "{name} möchte das Spiel abbrechen.",
  "event.wants.again": "{name} möchte noch einmal spielen.",
  "event.wants.not.hand_over": "{name} möchte nicht mehr, dass ein Bot für {other} spielt.",
  "event.wants.not.abandon": "{name} möchte das Spiel nicht mehr abbrechen.",
  "event.wants.not.again": "{name} möchte doch nicht noch einmal spielen.",
  "event.handed_over": "Für {name} spielt ein Bot.",
  "event.taken_back": "{name} ist wieder da.",
  "event.abandoned": "Das Spiel ist abgebrochen.",
  "event.ordered": "Die Halle passt für dich: {what}.",
  "event.ordered.nothing": "Du wirst jedes Mal gefragt.",
  "event.ordered.forced": "Auch Züge ohne Wahl machst du selbst.",
  // Why it refuses
  "refused.begun": "Das Spiel hat begonnen; die Plätze bleiben, wie sie sind.",
  "refused.handed_over": "Für dich spielt ein Bot; übernimm zuerst deinen Platz wieder.",
  "refused.in_time":
    "Die Frist läuft noch: Bei Tagen je Entscheidung übernimmt ein Bot erst nach einer versäumten Frist.",
  "refused.lesson": "In einer Lektion machst du jeden Zug selbst.",
  "refused.no_deals": "In diesem Spiel wird nicht gehandelt.",
  "refused.no_estimate": "Rechtzeitig fand sich keine Schätzung.",
  "refused.no_game": "An diesem Tisch wird gerade nicht gespielt.",
  "refused.no_hints": "An diesem Tisch gibt es keine Tipps.",
  "refused.no_such_seat": "Diesen Platz spielt niemand selbst.",
  "refused.not_alone":
    "Wo andere sitzen, muss jede Antwort gegeben werden: Sie könnten daran, wie schnell sie kommt, deine Hand erraten.",
  "refused.not_asked": "Du bist nicht an der Reihe.",
  "refused.left_alone":
    "Die anderen sind nicht da, und das Spiel gehört auch ihnen. Lass Bots für sie spielen, oder warte, bis sie zurück sind.",
  "refused.not_full": "Es sind noch Plätze frei; setz Bots darauf oder warte.",
  "refused.not_over": "Das Spiel ist noch nicht zu Ende.",
  "refused.not_there": "Das gibt es nicht oder nicht mehr.",
  "refused.not_yet": "Die Verbindung fehlt noch keine Minute; warte noch einen Augenblick.",
  "refused.not_yours": "Das öffnet dieser Link nicht.",
  "refused.nothing_to_do": "Das ist schon so.",
  "refused.nothing_to_do.undo": "Du hast keinen Zug gemacht, der sich zurücknehmen ließe.",
  "refused.nothing_to_do.undo_answer": "Auf diese Antwort wartet niemand.",
  "refused.other_engine":
    "Dieses Spiel wurde mit einer anderen Fassung der Halle gespielt und lässt sich mit dieser nicht öffnen.",
  "refused.still_here": "Wer dort sitzt, ist nicht gegangen.",
  "refused.store_down":
    "Die Halle erreicht ihren Speicher gerade nicht, und nichts wurde geändert; versuch es gleich noch einmal.",
  "refused.taken": "Dort sitzt jemand.",
  "refused.too_late": "Inzwischen ist etwas geschehen.",
  "refused.too_many": "Von deiner Adresse kam zu viel; warte eine Weile.",
  "refused.unexpected": "Das geht jetzt nicht.",
  "refused.unreadable": "Dieser Tisch lässt sich nicht lesen; das liegt nicht an dir: Frag, wer die Halle betreibt.",
};
