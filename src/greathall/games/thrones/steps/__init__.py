"""The steps of the game, from setup to victory: who decides, what is legal and what follows.

- `step`: what all steps have in common
- `setup`, `rounds`, `plotting`, `marshalling`: the round and its phases
- `challenges`, `eligibility`, `defending`, `resolving`, `losses`: a challenge from its declaration to its end
- `windows`: actions, passives and responses; `closing`: the end of a window
- `usable`: which abilities may be used; `using`: an ability from its costs to its effects; `influence`: paying with it
- `entering`: a card that comes into play when it is paid
- `keywords`: all that the keywords do
- `leaving`: cards that are to leave play, and saving them; `victory`: who has won
"""
