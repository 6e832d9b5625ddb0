import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_CAPITAL,
  MORTGAGE_PRICE,
  mortgageCodec,
  type MortgageState,
} from './mortgage-query.ts';
import { planOf, type MortgageVariant } from './plan.ts';

const family = { rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 };

const variant: MortgageVariant = {
  price: 1_064_800_000,
  down: null,
  capital: 0,
  years: 30,
  programme: 'family',
  kind: 'annuity',
};

describe('planOf', () => {
  it('asks the least down payment when none is chosen', () => {
    const plan = planOf(variant, family);
    expect(plan).toMatchObject({
      ...{ down: 214_024_800, share: 20.1, own: 214_024_800, loan: 850_775_200, months: 360 },
      ...{ payment: 5_100_827, income: 10_201_654, cost: 6 },
    });
    expect(plan.interest).toBe(
      plan.rows.reduce((sum, { payment }) => sum + payment, 0) - plan.loan,
    );
  });

  it('takes the maternity capital as a part of the down payment', () => {
    expect(planOf({ ...variant, down: 300_000_000, capital: 60_000_000 }, family)).toMatchObject({
      ...{ down: 300_000_000, capital: 60_000_000, own: 240_000_000, loan: 764_800_000 },
    });
  });

  it('begins dearer and ends cheaper when the loan is repaid in equal parts', () => {
    const plan = planOf({ ...variant, kind: 'differentiated' }, family);
    expect(plan.payment).toBeGreaterThan(5_100_827);
    expect(plan.lastPayment).toBeLessThan(2_500_000);
    expect(plan.interest).toBeLessThan(planOf(variant, family).interest);
  });

  it('keeps any choice within the programme', () => {
    const amount = fc.integer({ min: 10_000_000, max: 10_000_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 60 }), (price, down, years) => {
        const plan = planOf({ ...variant, price, down, years }, family);
        expect(plan.loan + plan.own + plan.capital).toBe(price);
        expect(plan.loan).toBeLessThanOrEqual(family.maxLoan);
        expect(plan.down).toBeGreaterThanOrEqual(plan.downBounds.min);
        expect(plan.rows.at(-1)?.balance).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the address', () => {
  const programmes = [{ id: 'family' }, { id: 'baltika-standard' }, { id: 'ladoga-subsidised' }];
  const codec = mortgageCodec(programmes, variant);
  const { min, max } = MORTGAGE_PRICE;
  const roubles = (least: number, most: number) =>
    fc.integer({ min: least / 100, max: most / 100 }).map((amount) => amount * 100);
  const someVariant: fc.Arbitrary<MortgageVariant> = fc.record({
    price: roubles(min, max),
    down: fc.option(roubles(0, max)),
    capital: roubles(0, MAX_CAPITAL),
    years: fc.integer({ min: 1, max: 50 }),
    programme: fc.constantFrom(...programmes.map(({ id }) => id)),
    kind: fc.constantFrom('annuity' as const, 'differentiated' as const),
  });

  it('keeps any state, with its saved variants', () => {
    const state: fc.Arbitrary<MortgageState> = fc
      .tuple(someVariant, fc.array(someVariant, { maxLength: 3 }))
      .map(([one, saved]) => ({ ...one, saved }));
    fc.assert(
      fc.property(state, (one) => {
        const text = codec.write(one).toString();
        expect(codec.read(new URLSearchParams(text))).toEqual(one);
      }),
    );
  });

  it('is empty at first', () => {
    expect(codec.write({ ...variant, saved: [] }).toString()).toBe('');
  });

  it.each([
    ['price=5 000 000&years=15', { price: 500_000_000, years: 15 }],
    ['programme=unknown&kind=other', { programme: 'family', kind: 'annuity' }],
    ['price=1&capital=99999999', { price: min, capital: MAX_CAPITAL }],
    ['v=1_2&v=9000000_2000000_0_20_nobody_annuity', { saved: [] }],
  ])('reads %s', (query, part) => {
    expect(codec.read(new URLSearchParams(query))).toMatchObject(part);
  });
});
