"""What cards can do: values that the rules use and that word themselves, and how the card file's notation becomes them.

- `ability`: actions, responses, passives, saves, cancels and static abilities, made of the parts below
- `parse`, `vocabulary`, `notation`: from a table of the card file to an ability, from calls to its parts, from text to calls
- `expressions`: what a predicate and an amount are, and how they are joined; `predicates`, `amounts`: all of them
- `costs`: what is paid; `targets`: what an effect is about
- `effects`: what an effect is; `card_effects`, `player_effects`, `choices`: those on cards, on players, and those that ask
- `changes`: what modifies values; `cycles`: refuses values that would depend on themselves
"""
