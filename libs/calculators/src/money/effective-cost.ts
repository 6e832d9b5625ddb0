/** Money that a borrower gets (above 0) or gives (below 0). */
export interface CashFlow {
  /** Kopecks, signed: the loan is positive, payments and fees are negative. */
  amount: number;
  /** Base periods (months) passed since the loan was given. */
  month: number;
  /**
   * Part of the next base period, 0…1.
   * @default 0
   */
  part?: number;
}

/** Base periods a year: months. */
const PERIODS = 12;

/**
 * Full cost of a credit (ПСК), per cent a year with three decimals; `null` where nothing is paid for it.
 *
 * `ПСК = i × ЧБП × 100`, where i is the least positive root of
 * `Σ ДПₖ ÷ ((1 + eₖ × i) × (1 + i)^qₖ) = 0` (353-ФЗ of 21.12.2013, art. 6 part 2), the base period is a month.
 * @param flows signed, the loan included; their sum is what the credit costs
 */
export function effectiveCost(flows: readonly CashFlow[]): number | null {
  // What is paid has to be more than what is got.
  if (!(balanceAt(flows, 0).value < 0)) return null;
  // Far payments weigh less at a higher rate: the balance rises through zero once, so the root stays between
  // a rate where it is below and one where it is above.
  let [low, high] = [0, 1];
  while (balanceAt(flows, high).value < 0) {
    low = high;
    high *= 2;
    if (high > MOST) return null;
  }
  let i = low;
  for (let step = 0; step < 100 && high - low > PRECISION; step += 1) {
    const { value, slope } = balanceAt(flows, i);
    if (value < 0) low = i;
    else high = i;
    const newton = i - value / slope;
    if (Math.abs(newton - i) < PRECISION) break;
    // Newton where it stays between the two, halving where it does not.
    i = newton > low && newton < high ? newton : (low + high) / 2;
  }
  return Math.round(i * PERIODS * 100 * 1000) / 1000;
}

/** Rate of a month above which no credit is; and how near the root is found. */
const MOST = 1e6;
const PRECISION = 1e-12;

/** Sum of the flows at a rate of the base period, and how fast it rises with the rate. */
function balanceAt(flows: readonly CashFlow[], i: number): { value: number; slope: number } {
  let [value, slope] = [0, 0];
  for (const { amount, month, part = 0 } of flows) {
    const discounted = amount / ((1 + part * i) * (1 + i) ** month);
    value += discounted;
    slope -= discounted * (part / (1 + part * i) + month / (1 + i));
  }
  return { value, slope };
}

/** Full cost of a loan repaid by a schedule, with fees paid at once (353-ФЗ, art. 6). */
export function effectiveCostOf(
  loan: number,
  rows: readonly { month: number; payment: number }[],
  fees = 0,
): number | null {
  return effectiveCost([
    { amount: loan - fees, month: 0 },
    ...rows.map(({ month, payment }) => ({ amount: -payment, month })),
  ]);
}
