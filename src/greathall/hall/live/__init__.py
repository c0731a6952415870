"""Tables that are being played: read from the store, asked by guests, moved on by bots and clocks, and told to everyone who watches."""
