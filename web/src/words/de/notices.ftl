### Nachrichten, während die Seite geschlossen ist.

notices = Sag mir Bescheid, wenn ich nicht da bin
notices-about = Wenn ich gefragt bin, wenn Gäste kommen, wenn eine Partie beginnt oder endet, wenn ein Angebot wartet, wenn meine Zeit abläuft. Nie, was ich auf der Hand habe.
notices-push = Auf diesem Gerät
notices-needs-browser = Dieser Browser ist nicht erreichbar, während die Seite geschlossen ist. Auf einem iPhone oder iPad musst du die Seite zuerst zum Home-Bildschirm hinzufügen.
notices-needs-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das kannst du in seinen Einstellungen ändern.
notices-browser-fails = Der Push-Dienst deines Browsers war nicht zu erreichen. Versuch es gleich noch einmal.
notices-elsewhere = Ein anderer Browser ({ $where })
notices-remove = Entfernen
notices-remove-of = Entfernen: { $where }
notices-add = Hinzufügen
notices-mail = Mailadresse
notices-waiting = { $where }: Öffne die Mail, die dorthin ging, und bestätige sie
notices-service = Dienst
notices-discord = Discord
notices-slack = Slack
notices-ntfy = ntfy
notices-webhook = Webhook (https://…)
notices-webhook-hosts = Bei diesen Anbietern: { $hosts }.

## Meine Partien

my-games-between = Die nächste Partie des Wettkampfs folgt
my-games-turn = Du bist gefragt
my-games-answer = Die anderen warten auf deine Antwort
my-games-offer = Ein Angebot für dich
my-games-with = mit { $names }
my-games-move = { $made ->
    [one] { $made } Entscheidung
   *[other] { $made } Entscheidungen
}
my-games-gathering =
    { $free ->
        [0] alle Plätze besetzt
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
my-games-left = noch { $time }
