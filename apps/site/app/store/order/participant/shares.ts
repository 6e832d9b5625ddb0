/** A part of a flat, as a reduced or unreduced fraction of whole numbers. */
export interface Share {
  numerator: number;
  denominator: number;
}

/** As many parts the contract takes. */
const MOST_PARTS = 1_000;

/** Reads «1/2», «1 / 2» or «1»; `null` for anything that is no part of a whole. */
export function readShare(text: string): Share | null {
  const [, up, down = '1'] = /^\s*(\d{1,5})\s*(?:[/⁄]\s*(\d{1,5})\s*)?$/.exec(text) ?? [];
  const numerator = Number(up);
  const denominator = Number(down);
  if (!up || numerator < 1 || denominator < numerator || denominator > MOST_PARTS) return null;
  return { numerator, denominator };
}

/** Writes a share as it is typed: «1/2», «1». */
export const writeShare = ({ numerator, denominator }: Share): string =>
  denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;

/** The same part for each of several people, as text: «1/3» for three of them. */
export const equalShare = (people: number): string =>
  writeShare({ numerator: 1, denominator: Math.max(1, people) });

/** What is left of the whole after some shares; negative where they are too many. */
export interface Rest {
  /** −1, 0 or 1. */
  sign: number;
  /** How much, reduced; `null` for nothing. */
  share: { numerator: string; denominator: string } | null;
}

/** One whole minus the sum of shares; exact, whatever the denominators. */
export function restOf(shares: readonly Share[]): Rest {
  let up = 1n;
  let down = 1n;
  for (const { numerator, denominator } of shares) {
    up = up * BigInt(denominator) - BigInt(numerator) * down;
    down *= BigInt(denominator);
    const divisor = gcd(up < 0n ? -up : up, down);
    up /= divisor;
    down /= divisor;
  }
  if (up === 0n) return { sign: 0, share: null };
  const sign = up < 0n ? -1 : 1;
  const numerator = String(up < 0n ? -up : up);
  return { sign, share: { numerator, denominator: String(down) } };
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : gcd(b, a % b);
}
