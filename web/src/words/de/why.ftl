### Warum etwas nicht geht. Die Gründe selbst kommen aus den Regeln.

why-apart = { $thing } passt nicht zu dem, was gewählt ist: { $picked }.
