"""Programs that train the networks by which bots judge positions. Needs PyTorch, and uses an accelerator where there is one."""
