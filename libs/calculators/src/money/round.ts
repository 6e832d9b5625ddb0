/** A number from 0 as a fraction of whole numbers. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

/** Relative error that a few operations on doubles stay well within. */
const NOISE = 1e-13;

/**
 * Rounds a number from 0 to a whole, half away from zero, as if it had been calculated without error: where
 * the noise of doubles could decide between two kopecks, the fraction decides.
 * @param value the number as doubles give it
 * @param exact the same number without error; asked only beside a half
 */
export function roundExactly(value: number, exact: () => Fraction): number {
  const rest = value - Math.floor(value);
  if (Math.abs(rest - 0.5) > value * NOISE + 1e-12) return Math.round(value);
  const { over, under } = exact();
  return Number((2n * over + under) / (2n * under));
}

/** A decimal number from 0 as it is written: `digits ÷ 10^scale`; 16.4 is 164 ÷ 10¹. */
export function decimalOf(value: number): { digits: bigint; scale: bigint } {
  const [mantissa = '0', power = '0'] = value.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const scale = digits.length - 1 - Number(power);
  return scale >= 0
    ? { digits: BigInt(digits), scale: BigInt(scale) }
    : { digits: BigInt(digits) * 10n ** BigInt(-scale), scale: 0n };
}

/**
 * Interest of one month on a balance, whole kopecks, half away from zero: `balance × rate ÷ 12 ÷ 100`
 * (a twelfth of the yearly rate a month, specification §9).
 */
export function monthlyInterest(balance: number, rate: number): number {
  return roundExactly((balance * rate) / 1200, () => {
    const { digits, scale } = decimalOf(rate);
    return { over: BigInt(balance) * digits, under: 1200n * 10n ** scale };
  });
}
