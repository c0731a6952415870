/** What the nobles of the hall say. */
import type { Lines } from "./lines";

export const LINES: Lines = {
  "Odo the Cellarer": {
    deal: "Done. I'll open the good barrel.",
    broken: "I've thrown people out for less.",
    kill: "One cup fewer to fill.",
    defeat: "The cellar's still mine, at least.",
    victory: "A round for everyone. You're paying.",
  },
  "Old Marla": {
    deal: "Shake on it, child. I don't forget.",
    broken: "I knew your grandmother. She was no better.",
    kill: "I've buried kinder folk than that.",
    defeat: "Well. I've lost to better. Not many.",
    victory: "Age before beauty, dear.",
  },
  "Tamsin Reed": {
    deal: "Really? Oh, thank you!",
    broken: "But you promised!",
    kill: "I didn't think that would work.",
    defeat: "Can we play again? Please?",
    victory: "I won? I won!",
  },
  "Corvin Ash": {
    deal: "We understand each other. For now.",
    broken: "I'd have done the same. Only sooner.",
    kill: "Nothing personal. Well, a little.",
    defeat: "You saw that coming. I didn't.",
    victory: "You never looked behind you.",
  },
  "Halvard Ram": {
    deal: "My word is iron.",
    broken: "You will remember this day.",
    kill: "Next!",
    defeat: "A good fight. I'll drink to it.",
    victory: "Strength. There's no secret to it.",
  },
  "Brother Bertran": {
    deal: "May it bring us both peace.",
    broken: "I forgive you. My ledger doesn't.",
    kill: "I'll say a few words for them.",
    defeat: "Pride had it coming. Mine, I mean.",
    victory: "I'm as surprised as you are.",
  },
  "Mother Ysolt": {
    deal: "It is witnessed.",
    broken: "That is written down now.",
    kill: "It was their hour.",
    defeat: "So it ends. You played well.",
    victory: "Patience is also a weapon.",
  },
  "Piet Longhat": {
    deal: "A pleasure doing business!",
    broken: "There's a penalty clause, you know.",
    kill: "I'd call that a write-off.",
    defeat: "Bankrupt! And in this hat.",
    victory: "Profit, my friend. Pure profit.",
  },
  "Garrow One-Eye": {
    deal: "Fine. I keep one eye on you.",
    broken: "Lost the other one trusting a friend.",
    kill: "Didn't blink.",
    defeat: "Never saw it coming. From that side.",
    victory: "One eye was enough.",
  },
  "Agnes Moth": {
    deal: "How charming. I accept.",
    broken: "How very disappointing.",
    kill: "Somebody fetch a mop.",
    defeat: "I shall have a word with the cook.",
    victory: "Naturally.",
  },
  Rook: {
    deal: "Ha! All right, you're in.",
    broken: "Hey! That's my trick!",
    kill: "Oops.",
    defeat: "Best of three?",
    victory: "Too quick for you!",
  },
  "Queen Orla": {
    deal: "You may count on the crown.",
    broken: "We do not forget. We do not forgive.",
    kill: "Let that be a lesson.",
    defeat: "We yield. Enjoy it while it lasts.",
    victory: "You may rise.",
  },
};
