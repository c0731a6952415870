### The seats this browser holds.

place-other = Du sitzt schon an diesem Tisch
place-other-about = Du spielst hier als { $names }. Der Link, den du geöffnet hast, führt zu einem anderen Platz am Tisch.
place-stay = Weiter als { $names }
place-take = Diesen Platz dazunehmen
place-take-about = Falls ihr zu mehreren an diesem Gerät spielt: Beide Plätze bleiben, und das Gerät wird von Zug zu Zug weitergereicht.
cancel = Abbrechen
forget-ask = Diese Partie vergessen?
forget-about = { $game }, gespielt von { $names }. Der Schlüssel des Platzes liegt nur in diesem Browser: Ist er vergessen, führt nur noch der Link des Platzes dorthin zurück.
forget-yes = Vergessen
forget-no = Behalten
forget-done = Vergessen
forget-undo = Zurücknehmen: Partie „{ $game }“ behalten
unkept-seats =
    { $count ->
        [one] Dein Browser kann den Schlüssel eines Platzes nicht behalten ({ $names }): Sein Speicher ist voll oder abgeschaltet. Kopiere den Link des Platzes, bevor du die Seite verlässt, sonst ist der Platz verloren.
       *[other] Dein Browser kann die Schlüssel einiger Plätze nicht behalten ({ $names }): Sein Speicher ist voll oder abgeschaltet. Kopiere ihre Links, bevor du die Seite verlässt, sonst sind die Plätze verloren.
    }
unkept-link = Der Link von { $name }
unkept-copy = Link von { $name } kopieren
unkept-others = Dein Browser kann deine Einstellungen und Decks nicht behalten: Sein Speicher ist voll oder abgeschaltet. Was du änderst, ist verloren, wenn du die Seite verlässt.

## Links, die zu einem Platz führen

arrival-invited = { $host } lädt dich zu einer Partie { $game } ein
arrival-invited-nobody = Du bist zu einer Partie { $game } eingeladen
arrival-seat = Platz { $seat } ist für { $name } reserviert.
arrival-take = Platz nehmen
arrival-blocked = Du hast { $name } blockiert. Hier kennt man sich nur am Namen, es kann also auch jemand anderes sein.
arrival-device = Dein Platz bei { $game }
arrival-device-about = Du spielst dort als { $name }. Auf deinem anderen Gerät bleibt der Platz ebenfalls offen.
arrival-device-open = Platz hier öffnen
arrival-other = Du spielst hier als { $names }. Der Link, den du geöffnet hast, ist für { $name }.
arrival-same = Du spielst hier als { $name }: Dieser Browser hat den Platz schon. Der Link ist unbenutzt und öffnet den Platz noch auf einem anderen Gerät.
arrival-closed = Dieser Link öffnet nichts mehr
arrival-other-hall = Diesen Tisch gibt es in dieser Halle nicht. Vielleicht stammt der Link aus einer anderen Halle, oder ein Stück davon fehlt.
invited = eingeladen
missing-invited =
    { $count ->
        [one] { $names } ist noch nicht gekommen.
       *[other] { $names } sind noch nicht gekommen.
    }
invitation-private = Dieser Tisch steht nicht in der Liste. Nenne deine Gäste und gib jedem seinen eigenen Link. Wer damit Platz nimmt, hat den Platz für sich allein.
invitation-keep = Jemandem einen Platz reservieren:
invitation-for = Eine Einladung für { $name }
invitation-elsewhere = { $name } ist eingeladen. Der Link liegt in dem Browser, in dem er erstellt wurde; für einen neuen zieh die Einladung zurück.
invitation-withdraw = Zurückziehen
invitation-withdraw-of = Einladung für { $name } zurückziehen
host = Gastgeber
host-give = Tisch übergeben
device-other = Diesen Platz auf einem anderen Gerät nutzen
device-other-of = { $game }: deinen Platz auf einem anderen Gerät nutzen
device-other-about = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code. Er gilt nur einmal und nur zehn Minuten lang. Wer ihn hat, hat deinen Platz: Zeig ihn niemandem.
device-other-who = Wessen Platz?
device-other-used = Der Link wurde benutzt: Dein Platz ist jetzt auch auf dem anderen Gerät offen.
device-other-late = Die zehn Minuten sind um: Der Link öffnet nichts mehr.
device-other-again = Neuen Link machen
elsewhere = Dein Platz ist auch in einem anderen Browser offen.
elsewhere-end = Dort beenden
elsewhere-mine = Das bin ich
elsewhere-told = Nachrichten zu diesem Platz gehen an diese Adressen. Kreuze an, welche dir gehören: Die anderen bekommen nichts mehr.
elsewhere-told-too = In diesem Browser bekommst du weiter Nachrichten. Sie gehen auch an diese Adressen: Kreuze an, welche dir gehören; die anderen bekommen nichts mehr.
lost-watch = Der Partie zusehen
closed-rekeyed = Der Platz hat in einem anderen Browser einen neuen Schlüssel bekommen und ist deshalb hier geschlossen.

## Die Sicherungsdatei

recovery = Sicherungsdatei
recovery-about = Die Schlüssel deiner Plätze liegen nur in diesem Browser; auch wie deine Partien ausgingen und welche Lektionen du hinter dir hast, weiß nur er. Mit einer Datei davon holst du alles zurück, wenn du ihn verlierst, oder nimmst es in einen anderen Browser mit. Wer die Datei hat, hat deine Plätze.
recovery-save = Meine Plätze sichern
recovery-load = Plätze zurückholen
recovery-saved = Die Datei ist gespeichert. Verwahre sie dort, wo nur du sie findest.
recovery-brought =
    { $count ->
        [0] Alle Plätze dieser Datei hast du schon.
        [one] { $count } Platz ist wieder da.
       *[other] { $count } Plätze sind wieder da.
    }
recovery-games =
    { $count ->
        [one] { $count } beendete Partie ist wieder da.
       *[other] { $count } beendete Partien sind wieder da.
    }
recovery-malformed = Das ist keine Sicherungsdatei von Greathall, oder sie ist beschädigt. Es wurde nichts geändert.
recovery-newer = Diese Datei stammt von einem neueren Greathall: Lade diese Seite neu und dann die Datei noch einmal. Es wurde nichts geändert.
recovery-other = Diese Datei gehört zu einer anderen Halle, { $hall }: Hol die Plätze dort zurück. Es wurde nichts geändert.
