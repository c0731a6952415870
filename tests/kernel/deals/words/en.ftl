# Bazaar, a table at which nothing happens but deals.
-secret-mark = mark
-secret-map = map

move-pass = Pass.
move-brew = Brew.

refusal-no-swearing = no swearing
refusal-pass-or-brew = pass or brew
