"""The position in readable names: written whole or as a seat may know it, and read back.

- `view`: writes it, and deals again what a seat can't know; `figures`: what follows from the open cards
- `reading`: reads it, with `reading_cards` for the piles and `reading_steps` for the stack
"""
