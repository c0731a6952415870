# What the nobles of the hall say, at their seats for a few seconds: of a deal that is made, a promise to them that is broken, somebody they
# kill, and of their defeat and victory. A line has fewer than 64 characters.
noble-Odo_the_Cellarer = { $occasion ->
    [deal] Done. I'll open the good barrel.
    [broken] I've thrown people out for less.
    [kill] One cup fewer to fill.
    [defeat] The cellar's still mine, at least.
   *[victory] A round for everyone. You're paying.
}
noble-Old_Marla = { $occasion ->
    [deal] Shake on it, child. I don't forget.
    [broken] I knew your grandmother. She was no better.
    [kill] I've buried kinder folk than that.
    [defeat] Well. I've lost to better. Not many.
   *[victory] Age before beauty, dear.
}
noble-Tamsin_Reed = { $occasion ->
    [deal] Really? Oh, thank you!
    [broken] But you promised!
    [kill] I didn't think that would work.
    [defeat] Can we play again? Please?
   *[victory] I won? I won!
}
noble-Corvin_Ash = { $occasion ->
    [deal] We understand each other. For now.
    [broken] I'd have done the same. Only sooner.
    [kill] Nothing personal. Well, a little.
    [defeat] You saw that coming. I didn't.
   *[victory] You never looked behind you.
}
noble-Halvard_Ram = { $occasion ->
    [deal] My word is iron.
    [broken] You will remember this day.
    [kill] Next!
    [defeat] A good fight. I'll drink to it.
   *[victory] Strength. There's no secret to it.
}
noble-Brother_Bertran = { $occasion ->
    [deal] May it bring us both peace.
    [broken] I forgive you. My ledger doesn't.
    [kill] I'll say a few words for them.
    [defeat] Pride had it coming. Mine, I mean.
   *[victory] I'm as surprised as you are.
}
noble-Mother_Ysolt = { $occasion ->
    [deal] It is witnessed.
    [broken] That is written down now.
    [kill] It was their hour.
    [defeat] So it ends. You played well.
   *[victory] Patience is also a weapon.
}
noble-Piet_Longhat = { $occasion ->
    [deal] A pleasure doing business!
    [broken] There's a penalty clause, you know.
    [kill] I'd call that a write-off.
    [defeat] Bankrupt! And in this hat.
   *[victory] Profit, my friend. Pure profit.
}
noble-Garrow_One_Eye = { $occasion ->
    [deal] Fine. I keep one eye on you.
    [broken] Lost the other one trusting a friend.
    [kill] Didn't blink.
    [defeat] Never saw it coming. From that side.
   *[victory] One eye was enough.
}
noble-Agnes_Moth = { $occasion ->
    [deal] How charming. I accept.
    [broken] How very disappointing.
    [kill] Somebody fetch a mop.
    [defeat] I shall have a word with the cook.
   *[victory] Naturally.
}
noble-Rook = { $occasion ->
    [deal] Ha! All right, you're in.
    [broken] Hey! That's my trick!
    [kill] Oops.
    [defeat] Best of three?
   *[victory] Too quick for you!
}
noble-Queen_Orla = { $occasion ->
    [deal] You may count on the crown.
    [broken] We do not forget. We do not forgive.
    [kill] Let that be a lesson.
    [defeat] We yield. Enjoy it while it lasts.
   *[victory] You may rise.
}

# What they are called: a name stays, a byname is translated, in the hall's words for the games too (kernel/words).
noble-name-Odo_the_Cellarer = Odo the Cellarer
noble-name-Old_Marla = Old Marla
noble-name-Tamsin_Reed = Tamsin Reed
noble-name-Corvin_Ash = Corvin Ash
noble-name-Halvard_Ram = Halvard Ram
noble-name-Brother_Bertran = Brother Bertran
noble-name-Mother_Ysolt = Mother Ysolt
noble-name-Piet_Longhat = Piet Longhat
noble-name-Garrow_One_Eye = Garrow One-Eye
noble-name-Agnes_Moth = Agnes Moth
noble-name-Rook = Rook
noble-name-Queen_Orla = Queen Orla
