/** Who the Characters are: a line for each (`parts/art/line.ts`), by the id of the card. */
interface Cast {
  /** Who drew them. */
  source: "ours";
  people: Readonly<Record<string, string>>;
}

export const CAST: Cast = {
  source: "ours",
  people: {
    filia: "s1 h4 a0 t0 e0 w0 n2 m6 r3 q5 g16 c5",
    asher: "h1 a2 t0 e1 w4 n1 m0 r2 q3 d4 g1 c2 y1 l1",
    brutol: "h5 a1 t1 e2 w1 n5 m1 r0 d7 q0 g0 c2 x1 f1 l2",
    gerrard: "h1 a1 t1 e1 w1 n0 m0 r1 q1 d8 g8 c4",
    diane: "s1 h2 a1 t0 e4 w3 n4 m2 r10 q0 c3 x5 f1 y2 l1",
    elaine: "s1 h4 a1 t2 e1 w5 n0 m6 r3 q0 g5 c5 l3",
    lucius: "h2 a1 t0 e2 w3 n4 m2 r7 q0 d3 g0 c1 y3 l2",
    isolde: "s1 h0 a1 t1 e4 w1 n0 m0 r6 q2 g0 c4 f1 l3",
    physician: "h2 a3 t0 e5 w2 n1 m1 r8 q4 d3 g14 c7 x4 l2",
    envoy: "h0 a1 t3 e0 w0 n3 m6 r1 q0 d4 g13 c6 f1 l3",
  },
};

/** Cards of other files have none: they get somebody by their name. */
export function lineOf(id: string): string | undefined {
  return CAST.people[id];
}
