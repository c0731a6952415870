"""The other side of the wire: a connection to a seat of a hall, and bots and programs that play there."""
