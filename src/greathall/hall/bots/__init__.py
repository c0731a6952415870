"""Bots that play in the hall: the worker that thinks about a view in a process of its own, and the pool of such workers."""
