pass-ways = Ways to pass
