import { annuityPayments, type AnnuityInput } from '@m30/calculators/money';
import { median, type Figure } from '../figures/figure.ts';

const LOANS = 100_000;
const ROUNDS = 15;

/** Terms as a table of banks has them. */
const TERMS = [
  { rate: 6, months: 360 },
  { rate: 14.9, months: 240 },
  { rate: 18.5, months: 300 },
  { rate: 21.2, months: 120 },
] as const;

/** A batch of payments, as a catalogue asks for them, against a bare loop over the formula, in the median of rounds in turn. */
export function paymentBatch(must: number): Figure[] {
  const loans = Array.from({ length: LOANS }, (_, at): AnnuityInput => {
    const { rate, months } = TERMS[at % TERMS.length] ?? TERMS[0];
    return { loan: 300_000_000 + at * 12_345, rate, months };
  });
  const times = { exact: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.exact.push(timeOf(() => annuityPayments(loans)));
    times.bare.push(timeOf(() => barePayments(loans)));
  }
  const [exact, bare] = [median(times.exact), median(times.bare)];
  const name = `${LOANS.toLocaleString('en')} payments`;
  return [
    { id: 'money', name: `${name}, exact to the kopeck`, value: exact, unit: 'ms' },
    { id: 'money', name: `${name} against a bare loop`, value: exact / bare, unit: '×', must },
  ];
}

/** The formula of the specification and nothing else: no check, no exact rounding. */
function barePayments(loans: readonly AnnuityInput[]): Float64Array {
  const payments = new Float64Array(loans.length);
  let at = 0;
  for (const { loan, rate, months } of loans) {
    const monthly = rate / 12 / 100;
    payments[at] = Math.round((loan * monthly) / (1 - (1 + monthly) ** -months));
    at += 1;
  }
  return payments;
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
