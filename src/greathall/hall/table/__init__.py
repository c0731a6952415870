"""A table: the plan it is laid for, the entries of its log, the table that they make, its votes, orders and undo, and what happens by
itself. All of it is worked out from the table and the time."""
