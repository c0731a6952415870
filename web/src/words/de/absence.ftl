### Wer nicht da ist, und was die anderen entscheiden.

# $name, $names: Leute am Tisch.
absent = { $name } ist nicht da. Was nun?
missing-rival = { $name } hat die Verbindung verloren oder die Seite geschlossen
missing-rival-about = Nach einer Minute könnt ihr zusammen entscheiden, wie die Partie weitergeht.
missing-rival-bot = Spätestens nach einer Minute übernimmt ein Bot den Platz.
absent-bot-in =
    { $minutes ->
        [one] In { $minutes } Minute übernimmt ein Bot den Platz.
       *[other] In { $minutes } Minuten übernimmt ein Bot den Platz.
    }
absent-wait = Warten
absent-bot = Einen Bot weiterspielen lassen
absent-substitute = Ersatz suchen
absent-end = Partie beenden
absent-decide = Jetzt entscheiden
vacant = Der Platz von { $name } ist offen
vacant-about = Wer den Link öffnet und zusagt, spielt dort weiter, es sei denn, { $name } ist vorher zurück.
vacant-bot = Bis dahin spielt dort ein Bot.
substitute-show = Link zeigen
substitute-link = Der Link zum offenen Platz
substitute-for = Ersatz für { $name } suchen
substitute-take = Für { $name } spielen
substitute-title = Für { $name } weiterspielen?
substitute-about = { $name } musste mitten in einer Partie { $game } gehen. Die anderen suchen jemanden, der den Platz übernimmt und weiterspielt.
substitute-yes = Platz übernehmen
substitute-no = Nein, zur Halle

propose-undo = { $name } möchte eine Entscheidung zurücknehmen.
propose-undo-own = Du möchtest eine Entscheidung zurücknehmen.
propose-hand_over = Soll für { $name } ein Bot weiterspielen?
propose-substitute = Soll für { $name } jemand anders weiterspielen?
propose-abandon = Die Partie ohne Ergebnis beenden?
proposal-you = du
proposal-agreed = Einverstanden: { $names }.
proposal-missing = Noch keine Antwort: { $names }.
refuse = Ablehnen
withdraw = Zurückziehen

bot-for-you = Für dich spielt ein Bot
take-seat-back = Platz wieder übernehmen
understood = Gut

resign = Aufgeben
resigned = hat aufgegeben
you-resigned = Du hast aufgegeben. Ein Bot spielt weiter, und du kannst zusehen.
resign-ask = Möchtest du aufgeben?
resign-about-two = Dann ist die Partie vorbei, und du hast verloren.
resign-about-more = Dann hast du verloren. Ein Bot spielt deinen Platz zu Ende, und du kannst ihn nicht wieder übernehmen.
resign-yes = Endgültig aufgeben
end-ask = Möchtest du die Partie beenden?
end-about = Die anderen sind nicht da. Die Partie hat dann kein Ergebnis.
end-yes = Beenden
ending-resigned = Alle anderen haben aufgegeben.
outdated = Diese Partie kann nicht weitergehen
