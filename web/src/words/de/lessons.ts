/** German: the lessons. */
import type { lessons as en } from "../en/lessons.ts";

export const lessons: Record<keyof typeof en, string> = {
  lesson: "Lektion",
  "lesson.next": "Weiter",
  "lesson.done": "Fertig",
  "lesson.leave": "Lektion verlassen",
  "lesson.freely": "Frei weiterspielen",
  "lesson.astray":
    "Auch das ginge. Die Lektion geht jetzt aber einen anderen Weg: Wähle, was leuchtet. Verlässt du sie mit ×, spielst du, wie du magst.",
  "lesson.lost":
    "Das Spiel hat einen eigenen Weg genommen, und das macht nichts. Nimm deinen letzten Zug zurück oder spiel weiter, wie du magst.",
  "lesson.play": "Spiel nun bis zum Ende. Hier zählt nichts: Probier aus, nimm zurück.",
  "lesson.end":
    "Das war die Partie. Die Punkte sind Zeile für Zeile erklärt; die Rückschau zeigt, wo sie sich wendete.",
  "lesson.help":
    "Unter Regeln steht jede Zeile der Regeln, mit Suche. Tipp sagt, was gut gespielt wäre und wie wahrscheinlich es gewinnt.",
  "lesson.treachery.ladder":
    "Diese Leiter ist der Hof. Acht Adlige aus vier Häusern und zwei Neutrale stehen auf ihren Stufen: je höher, desto mächtiger.",
  "lesson.treachery.agenda":
    "Auf deiner Seite liegt dein geheimes Vorhaben: {rise} soll steigen, {fall} soll fallen. Am Ende bringt dir jeder Adlige von {rise} einen Punkt für jede Stufe unter ihm, jeder von {fall} einen für jede Stufe über ihm.",
  "lesson.treachery.action":
    "Du nutzt in jedem Zug eine Aktion: oben oder unten auf der offenen Karte oder auf deiner. Pfeile bewegen, ein Schnitt verwundet, ein Plus heilt. Wähle eine der vier.",
  "lesson.treachery.whom":
    "Wähle nun, für wen sie gilt, eine Figur nach der anderen. Nur wer zur Zeichnung passt, leuchtet. Denk an {rise} und {fall}.",
  "lesson.treachery.confirm":
    "Die Zeile unten sagt in Worten, was geschehen wird. Bestätige es, oder geh mit Esc zurück.",
  "lesson.treachery.rival":
    "Deine Karte wird ersetzt, und dein Gegenüber zieht. Achte darauf, wen es hebt und wen es drückt: Das verrät sein Vorhaben.",
  "lesson.treachery.wounds":
    "Eine Wunde an einem Adligen deiner Häuser kostet dich einen Punkt; ein zweiter Angriff tötet. Nach zwei Toten endet die Partie mit diesem Zug, oder wenn der Stapel zweimal leer war.",
  "lesson.skirmish.table":
    "Zwei Heere aus Spielkarten, und jeder hat 40 Leben: Wer keines mehr hat, scheidet aus. Ein Soldat schlägt so hart zu wie seine Zahl und hält so viel aus. Jede Karte siehst du groß, wenn du sie lange drückst, mit rechts anklickst oder E drückst.",
  "lesson.skirmish.start": "Du hast die höchste Karte gezogen und sagst darum, wer beginnt. Fang selbst an.",
  "lesson.skirmish.deploy":
    "Schick Soldaten in deine vordere Reihe: Wähle 9♣ auf deiner Hand, dann den leuchtenden Platz, und bestätige. Dann 7♠ daneben.",
  "lesson.skirmish.done":
    "Neue Einheiten liegen quer: Sie sind erschöpft und greifen erst in deinem nächsten Zug an. Spar dir den Rest auf und beende die Phase. Auch dein Gegner stellt ein Heer auf; wo du nur passen könntest, passt die Lektion für dich.",
  "lesson.skirmish.reserve":
    "Deine Einheiten stehen wieder, und du hast Q♥ gezogen. Stell 5♦ als Rückhalt auf: Karos erholen sich schnell und dürfen auch erschöpft blocken. Beende dann die Phase, und der Kampf beginnt.",
  "lesson.skirmish.attack":
    "Wer angreift, ist erschöpft und kann nicht blocken. Halte darum 9♣ als Wache zurück und lass 7♠ angreifen: Wähle das Leben deines Gegners. Alle seine Einheiten sind neu und erschöpft, also blockt niemand. Dann ist er am Zug.",
  "lesson.skirmish.block":
    "Sieben Leben weniger, und mit Q♦ hatte er einen zweiten Zug: Drei Einheiten greifen deine zugleich an. Blocke 4♣ mit 5♦. Lass 8♥ durch, alle kannst du nicht aufhalten. Blocke 4♠ mit 9♣, die ist stärker.",
  "lesson.skirmish.barrows":
    "Aller Schaden fiel zugleich: 4♠ ist geschlagen, und auch 7♠, getroffen von 8♥. Die Gefallenen liegen offen in den Gräbern, und manche Karten rufen sie zurück: Spiel Q♥ und hol deine 7♠.",
  "lesson.skirmish.bond":
    "Zwei Soldaten eines Hauses können einen Blutsbund schließen und schlagen gemeinsam zu. Stell die gezogene 8♠ auf, dann wähle 8♠ und 7♠ zum Bund: ein Angriff von 15.",
  "lesson.skirmish.free":
    "Das ist der Kern: aufstellen, angreifen, decken, was du brauchst. Könige stärken ihr Haus, Asse vergiften, Buben schlagen jederzeit zu. Spiel weiter, solange du magst; der Tipp sagt, was gute Spieler täten.",
  "lesson.duhr.houses":
    "Du bist Herr des Hauses Usari. Alle Häuser stehen in Gunst: Ihre Karten liegen aufrecht. Mit fünf Karten verliert ein Haus die Gunst; sind drei davon Skandale, ist es verfemt. Die Zahl sagt, was dein Haus am Ende wert ist.",
  "lesson.duhr.secrets":
    "Neben deinem Haus liegen zwei Geheimnisse. Deine Agenda will, dass dein rechter Nachbar, Lycosia, am Ende nicht in Gunst steht. Auch deine Verschwörung nennt Lycosia: Wer eine Verschwörung aufdecken muss, legt einen Skandal auf das Haus darauf.",
  "lesson.duhr.raise":
    "Häuser in Gunst haben zwei Aktionen im Zug. Erhebe einen Verdacht: Wähle deine Karte gegen Lycosia, dann das Haus Lycosia. Als zweite Aktion nimm deinen Skandal: Er darf auf jedes Haus in Gunst, also wieder auf Lycosia.",
  "lesson.duhr.turn":
    "Du könntest jetzt deine Verschwörung aufdecken, doch das kostet dein eigenes Haus einen Skandal: Beende deine Aktionen. Dann zieh eine Karte.",
  "lesson.duhr.promise":
    "Haus Kardosa macht dir ein Angebot: Jeder verschont den anderen bis Zug 10. Niemand muss ein Versprechen halten, doch der Tisch merkt sich, wer eines bricht. Kardosa steht dir nicht im Weg: Nimm an.",
  "lesson.duhr.negate":
    "Kardosa will den Verdacht auf Lycosia verdecken. Zwei Verdachte gegen dasselbe Haus sind ein Meisterstreich und könnten das aufheben. Deine nützen dir bald mehr: Passe, hier und für den Rest der Runde.",
  "lesson.duhr.refuse":
    "Nun bittet Lycosia selbst um Schonung. Deine Agenda will seinen Fall, und ein gebrochenes Versprechen stünde neben deinem Namen: Lehne ab. Sieh dann zu, wie die anderen einander die Pläne aufheben.",
  "lesson.duhr.fall":
    "Auf Lycosia liegen drei Karten, eine davon verdeckt. Erhebe den Verdacht, den du gezogen hast. Dann der Meisterstreich: Wähle beide Verdachte gegen Usari und das Haus Lycosia, und leg die fünfte Karte darauf.",
  "lesson.duhr.chain":
    "Sieh, was eine Karte auslöst: Lycosia verliert die Gunst, darum wird seine Verschwörung aufgedeckt, darum trifft Kardosa ein Skandal. Mit drei Skandalen ist Lycosia verfemt und verliert die Hand. Verfemte spielen keine Karten, sie schaden nur noch.",
  "lesson.duhr.free":
    "Deine Agenda ist erfüllt, solange Lycosia unten bleibt, und die meisten Punkte gewinnen. Unter Handel machst du eigene Angebote: Karten, Geheimnisse, Versprechen. Spiel weiter, solange du magst; der Tipp sagt, was gute Spieler täten.",
  "lesson.thrones.court":
    "Du führst Haus Thornmere gegen Haus Calder. Alles dreht sich um Macht, die Krone an deinem Haus: Wer zuerst 15 hat, gewinnt; Agenden können die Zahl ändern. Groß siehst du eine Karte, wenn du sie lange drückst, rechts anklickst oder E drückst.",
  "lesson.thrones.setup":
    "Vor der ersten Runde legst du Karten für bis zu 5 Gold aus; der Preis steht oben in der Ecke. Leg Sluice Cutthroat, Hired Blade und Weir Steward aus.",
  "lesson.thrones.plot":
    "Jede Runde beginnt mit einer geheimen Strategie: ihr Gold, ihre Initiative und ihr Anspruch, also was verlorene Herausforderungen kosten. Wähle Market Tithes wegen des Goldes. Dein Gegner gewinnt die Initiative und lässt dich Startspieler sein: Du handelst in jeder Phase zuerst.",
  "lesson.thrones.marshal":
    "Aufmarsch: Dein Einkommen sind 6 Gold, 5 von der Strategie und 1 von Weir Steward. Osanne Thornmere kostet 5: Bring sie ins Spiel. Wo du nur passen könntest, geschieht das von selbst, während dein Gegner aufmarschiert.",
  "lesson.thrones.intrigue":
    "Drei Arten von Herausforderungen, jede einmal je Runde; Zeichen sagen, wer mitmachen darf. Wähle Intrige, lass Osanne angreifen, beende die Wahl. Mehr Stärke gewinnt; eine verlorene Intrige kostet eine Handkarte. Renown bringt Osanne Macht, und sie ist Vigilant: Richte sie auf.",
  "lesson.thrones.power":
    "Nun eine Machtherausforderung mit Osanne und Weir Steward. Sie nimmt dem Haus des Verlierers Macht, wenn es welche hat, und wer ohne Gegenwehr gewinnt, erhält 1 dazu. Angreifer und Verteidiger knien; richte Osanne wieder auf.",
  "lesson.thrones.military":
    "Und eine militärische: Osanne und Hired Blade greifen an. Der Verlierer tötet einen Charakter seiner Wahl. Lass Sluice Cutthroat stehen, denn bald musst du dich verteidigen. Richte Osanne ein letztes Mal auf.",
  "lesson.thrones.defend":
    "Dein Gegner ist dran: Hadrec Calder führt eine Macht-Herausforderung an. Sluice Cutthroat hat kein Macht-Symbol; verteidige also mit Osanne allein und sieh auf beide Summen.",
  "lesson.thrones.claim":
    "Bei 5 zu 5 gewinnt der Angreifer. Nun trifft dich sein Anspruch: Die Macht deines Hauses geht an seines, die auf Osanne ist bei ihr sicher. Und Renown bringt Hadrec 1 Macht, wie zuvor Osanne.",
  "lesson.thrones.free":
    "Passe, dann kommt die Dominanz: Wessen stehende Charaktere und Gold am meisten zählen, erhält 1 Macht. Dann richten sich alle auf, und eine neue Strategie beginnt die nächste Runde, bis jemand genug Macht hat. Spiel weiter, solange du magst; der Tipp sagt, was gute Spieler täten.",
};
