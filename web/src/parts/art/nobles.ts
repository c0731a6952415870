/** The nobles of the hall, who play where the host seats a bot: their names are the hall's (`hall/table/nobles.py`). */
export interface Noble {
  line: string;
  source: "ours";
}

const of = (line: string): Noble => ({ line, source: "ours" });

export const NOBLES: Readonly<Record<string, Noble>> = {
  "Odo the Cellarer": of("h3 a2 t0 e1 w0 n6 m3 r8 q3 d0 g0 c7 l1"),
  "Old Marla": of("s1 h3 a3 t0 e5 w2 n6 m6 r5 q4 g12 c0 f1 l2"),
  "Tamsin Reed": of("s1 h0 a0 t1 e3 w5 n2 m3 r7 q2 g0 c0 l3"),
  "Corvin Ash": of("h2 a1 t0 e2 w1 n4 m2 r9 q0 d1 g3 c6 f1 y3 l2"),
  "Halvard Ram": of("h5 a2 t0 e0 w4 n3 m0 r9 q2 d5 g0 c2 y1 l3"),
  "Brother Bertran": of("h3 a1 t1 e3 w2 n2 m6 r1 q1 d0 g3 c7 l2"),
  "Mother Ysolt": of("s1 h2 a3 t0 e1 w0 n1 m0 g4 c7 r0 f1"),
  "Piet Longhat": of("h0 a1 t0 e0 w3 n4 m2 r2 q5 d2 g11 c1 l1"),
  "Garrow One-Eye": of("h1 a2 t1 e2 w4 n5 m1 r11 q3 d6 x2 c4 f1 y1"),
  "Agnes Moth": of("s1 h4 a2 t0 e5 w5 n0 m1 r10 q3 c3 l2"),
  Rook: of("h0 a0 t2 e3 w0 n0 m2 r4 q0 g7 c0 f1 l1"),
  "Queen Orla": of("s1 h0 a2 t0 e1 w1 n1 m0 r3 q3 g2 c2 f1 y1 l1"),
};
