import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuityPayment, annuityPayments, overpayment } from './annuity.ts';

const roubles = (amount: number) => Math.round(amount * 100);

describe('annuityPayment', () => {
  it.each([
    // loan ₽, rate %, months, payment ₽
    [5_000_000, 6, 240, 35_821.55],
    [8_507_752, 6, 360, 51_008.27],
    [6_400_000, 17.5, 264, 95_421.12],
    [6_400_000, 6, 264, 43_716.76],
    [1_200_000, 0, 240, 5_000],
    [100, 0, 3, 33.33],
    [0, 6, 240, 0],
    [1_000_000, 12, 1, 1_010_000],
    [0.01, 6, 360, 0],
    [1_000, 100, 12, 135],
  ])('lends %d ₽ at %s percent for %d months: %d ₽ a month', (loan, rate, months, payment) => {
    expect(annuityPayment({ loan: roubles(loan), rate, months })).toBe(roubles(payment));
  });

  it.each([
    [{ loan: -1, rate: 6, months: 12 }, 'loan'],
    [{ loan: 0.5, rate: 6, months: 12 }, 'loan'],
    [{ loan: 1, rate: -0.1, months: 12 }, 'rate'],
    [{ loan: 1, rate: 100.1, months: 12 }, 'rate'],
    [{ loan: 1, rate: Number.NaN, months: 12 }, 'rate'],
    [{ loan: 1, rate: 6, months: 0 }, 'months'],
    [{ loan: 1, rate: 6, months: 1.5 }, 'months'],
  ])('refuses %o by naming its %s', (input, name) => {
    expect(() => annuityPayment(input)).toThrow(name);
  });
});

const loanInput = fc.record({
  loan: fc.integer({ min: 0, max: 100_000_000_000 }),
  rate: fc.double({ min: 0, max: 100, noNaN: true }),
  months: fc.integer({ min: 1, max: 600 }),
});

describe('every loan', () => {
  it('is repaid: payments cover it up to half a kopeck each', () => {
    fc.assert(
      fc.property(loanInput, (input) => {
        const payment = annuityPayment(input);
        expect(Number.isSafeInteger(payment)).toBe(true);
        expect(overpayment(input, payment)).toBeGreaterThanOrEqual(-input.months / 2);
      }),
    );
  });

  it('ends at nothing owed when the payments run down the balance', () => {
    fc.assert(
      fc.property(loanInput, fc.integer({ min: 0, max: 30 }), (input, rate) => {
        const monthly = rate / 1200;
        const payment = annuityPayment({ ...input, rate });
        let owed = input.loan;
        for (let month = 0; month < input.months; month += 1) owed = owed * (1 + monthly) - payment;
        // Half a kopeck a month, grown by the interest on it, is all that rounding may leave.
        const growth = (1 + monthly) ** input.months;
        const drift = 0.5 * (monthly === 0 ? input.months : (growth - 1) / monthly);
        expect(Math.abs(owed)).toBeLessThanOrEqual(drift + input.loan * growth * 1e-11 + 1e-6);
      }),
    );
  });

  it('costs more a month at a higher rate and less over a longer term', () => {
    fc.assert(
      fc.property(loanInput, fc.double({ min: 0, max: 100, noNaN: true }), (input, other) => {
        const [low, high] = [Math.min(input.rate, other), Math.max(input.rate, other)];
        const at = (rate: number, months = input.months) =>
          annuityPayment({ ...input, rate, months });
        expect(at(low)).toBeLessThanOrEqual(at(high));
        expect(at(low, input.months + 1)).toBeLessThanOrEqual(at(low));
      }),
    );
  });
});

describe('annuityPayments', () => {
  it('answers a batch as one by one', () => {
    fc.assert(
      fc.property(fc.array(loanInput, { maxLength: 20 }), (loans) => {
        expect([...annuityPayments(loans)]).toEqual(loans.map(annuityPayment));
      }),
    );
  });

  it('reads each loan twice at most: once to check it, once to calculate', () => {
    let read = 0;
    const loan = {
      get loan() {
        read += 1;
        return 100_000;
      },
      rate: 6,
      months: 240,
    };
    annuityPayments(Array.from({ length: 1_000 }, () => loan));
    expect(read).toBe(2_000);
  });

  it('refuses the whole batch for one that is no loan', () => {
    expect(() => annuityPayments([{ loan: -1, rate: 6, months: 12 }])).toThrow('loan');
  });
});
