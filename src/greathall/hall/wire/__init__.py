"""The hall over WebSocket: the messages of the protocol, one connection from hello to its end, and what each viewer is told."""
