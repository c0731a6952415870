"""`python -m greathall` is the command `greathall`."""

from greathall.terminal.command import main

if __name__ == "__main__":
    main()
