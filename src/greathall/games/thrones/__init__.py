"""A Game of Thrones: The Card Game."""
