### Why something can't be used. The reasons themselves come from the rules.

why-apart = { $thing } does not go with what is picked: { $picked }.
