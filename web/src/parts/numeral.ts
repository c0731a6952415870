/** Numbers as they are printed. */

/** With a minus, not a hyphen. */
export function numeral(number: number | string): string {
  return String(number).replace("-", "−");
}

/** A share of one. */
export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
