/** A share as CSS has it, to a hundredth of a per cent: `share(1, 3)` is `33.33%`. More digits are bytes that no pixel shows. */
export const share = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 1e4) / 100}%`;
