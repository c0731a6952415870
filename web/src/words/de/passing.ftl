pass-ways = Passen und Vorgaben
