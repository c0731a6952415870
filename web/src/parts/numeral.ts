/** Numbers as they are printed: with a minus, not a hyphen. */
export function numeral(number: number | string): string {
  return String(number).replace("-", "−");
}
