### Ein Porträt wählen.

face-choose = Porträt wählen
face-title = Dein Porträt
face-person = Person
face-age = Alter
face-head = Kopf
face-skin = Haut
face-hair = Haar
face-hair-colour = Haarfarbe
face-beard = Bart
face-headgear = Kopfbedeckung
face-clothes = Kleidung
face-eyes = Augen
face-brows = Brauen
face-gaze = Blick
face-nose = Nase
face-mouth = Mund
face-mark = Besonderes
face-lean = Haltung
face-turned = Blickrichtung
face-back = { $feature }: eins zurück
face-further = { $feature }: eins weiter
face-another = Ein anderes Porträt
face-by-name = Nach meinem Namen
face-done = Fertig
