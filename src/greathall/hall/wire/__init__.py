"""The hall over WebSocket: the messages of the protocol, and what each viewer is told."""
