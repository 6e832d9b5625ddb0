/** A part of the whole: 1 of 2. */
export interface Share {
  part: number;
  of: number;
}

/** Whether shares make exactly one whole; counted in whole numbers, however they are written. */
export function sumsToOne(shares: readonly Share[]): boolean {
  const whole = shares.reduce((product, { of }) => product * BigInt(of), 1n);
  const sum = shares.reduce(
    (total, { part, of }) => total + (BigInt(part) * whole) / BigInt(of),
    0n,
  );
  return whole > 0n && sum === whole;
}
