"""A table: the plan it is laid for, the entries of its log, the table that they make, what seats may ask for and what happens by itself.
Only `live` and `loading` know the store and the guests; all else is worked out from the table and the time."""
