### Töne.

sound-question = Möchtest du den Tisch hören: Karten, Münzen, Hiebe und eine Glocke, wenn du gefragt bist?
sound-yes = Mit Ton
sound-no = Ohne
wish-volume = Lautstärke
