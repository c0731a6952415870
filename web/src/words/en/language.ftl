language = English
