"""The steps of the game, from setup to victory: who decides, what is legal and what follows.

- `step`: what all steps have in common
- `setup`, `rounds`, `plotting`, `marshalling`: the round and its phases
- `challenges`, `eligibility`, `defending`, `resolving`: a challenge from its declaration to its end
- `windows`: actions, passives and responses; `using`: an ability from its costs to its effects
- `leaving`: cards that leave play, and saving them; `infamy`: where power goes; `victory`: who has won
"""
