"""What people are told while they are away: that it is their turn, that guests came, that a game begins or is over."""
