language = Deutsch
