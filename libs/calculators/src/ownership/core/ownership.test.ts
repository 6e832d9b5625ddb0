import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { againstRent } from './against-rent.ts';
import { deductionByYear } from './deduction-by-year.ts';
import { ownershipFormula } from './ownership-formula.ts';
import { OWNERSHIP_LIMITS, ownershipCodec, type OwnershipChoice } from './ownership-choice.ts';
import { COLUMNS, ownershipOf, type OwnedFlat } from './ownership.ts';
import { propertyTax } from './property-tax.ts';

const family = { rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 };
const TODAY = '2026-11-20';

const flat: OwnedFlat = {
  ...{ price: 2_238_720_000, area: 63.6, handover: { year: 2027, quarter: 4 } },
  ...{ finished: false, furnished: false },
};

const choice: OwnershipChoice = {
  ...{
    programme: 'family',
    down: null,
    years: 30,
    until: 2036,
    inflation: 6,
    growth: 5,
    deposit: 8,
  },
  ...{ rent: 9_500_000, finish: 3_500_000, furniture: 110_000_000, parking: 0, deal: 3_800_000 },
  ...{ upkeep: 4500, heating: 3500, insurance: 0.5, owners: 2, incomeTax: 32_000_000 },
};

const of = (part: Partial<OwnershipChoice> = {}, other: Partial<OwnedFlat> = {}) =>
  ownershipOf({ ...flat, ...other }, { ...choice, ...part }, family, TODAY);

const amount = (max: number) => fc.integer({ min: 0, max });
const someChoice: fc.Arbitrary<Partial<OwnershipChoice>> = fc.record({
  until: fc.integer({ min: 2026, max: 2060 }),
  years: fc.integer({ min: 1, max: 30 }),
  inflation: fc.integer({ min: 0, max: 20 }),
  rent: amount(30_000_000),
  finish: amount(9_000_000),
  furniture: amount(300_000_000),
  upkeep: amount(20_000),
  owners: fc.integer({ min: 1, max: 4 }),
  incomeTax: amount(200_000_000),
});

describe('the years of a flat', () => {
  it('hold each payment in the year in which it is due', () => {
    const { years, loan, total } = of();
    expect(loan).toMatchObject({ downPayment: 1_038_720_000, loan: 1_200_000_000 });
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 11 }, (_, at) => 2026 + at));
    expect(years[0]).toMatchObject({ start: 1_042_520_000, loan: loan.payment, fitOut: 0 });
    expect(years[1]?.loan).toBe(12 * loan.payment);
    // Keys at the end of 2027, three months of works after them.
    expect(years.map(({ rent }) => rent > 0)).toEqual([true, true, true, ...Array(8).fill(false)]);
    expect(years[2]?.rent).toBe(2 * Math.round(9_500_000 * 1.06 ** 2));
    expect(years[1]?.fitOut).toBe(Math.round((3_500_000 * 63.6 + 110_000_000) * 1.06));
    expect(years[2]?.deduction).toBe(-32_000_000);
    expect(total.year).toBe(2036);
  });

  it('add up: columns to a year, years to the whole', () => {
    fc.assert(
      fc.property(someChoice, (part) => {
        const { years, total } = of(part);
        for (const one of [...years, total]) {
          expect(COLUMNS.reduce((sum, column) => sum + one[column], 0)).toBe(one.total);
        }
        for (const column of [...COLUMNS, 'total'] as const) {
          expect(years.reduce((sum, one) => sum + one[column], 0)).toBe(total[column]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('pay the bank what is owed no more, and its interest', () => {
    fc.assert(
      fc.property(someChoice, (part) => {
        const { loan, total, interest, months } = of(part);
        expect(total.loan - interest).toBe(loan.loan - (months.at(-1)?.debt ?? 0));
      }),
      { numRuns: 40 },
    );
  });

  it('cost no less where prices rise faster, or a year more is counted', () => {
    fc.assert(
      fc.property(someChoice, (part) => {
        const [less, more] = [of(part), of({ ...part, inflation: (part.inflation ?? 0) + 1 })];
        expect(more.total.total).toBeGreaterThanOrEqual(less.total.total);
        const longer = of({ ...part, until: (part.until ?? 2036) + 1 });
        for (const column of ['start', 'loan', 'rent', 'fitOut', 'running'] as const) {
          expect(longer.total[column]).toBeGreaterThanOrEqual(less.total[column]);
        }
        expect(longer.total.deduction).toBeLessThanOrEqual(less.total.deduction);
      }),
      { numRuns: 40 },
    );
  });

  it('without inflation are the same sum each month', () => {
    const calm = of({ inflation: 0, insurance: 0 });
    const lived = calm.months.filter(({ month }) => month >= calm.keys).length;
    const taxes = calm.years.filter(({ year }) => year > 2028).length * propertyTax(flat, 12);
    expect(calm.total.running).toBe(lived * Math.round(8000 * 63.6) + taxes + propertyTax(flat, 1));
    expect(calm.total.rent).toBe((13 + 3) * 9_500_000);
    expect(calm.total.fitOut).toBe(3_500_000 * 63.6 + 110_000_000);
  });

  it('know no loan, insurance or interest where all is paid at once', () => {
    const paid = of({ down: flat.price });
    expect(paid).toMatchObject({ interest: 0, total: { loan: 0 } });
    expect(paid.total.running).toBe(of({ down: flat.price, insurance: 5 }).total.running);
  });

  it('have no works in a finished flat, and no rent in one that stands furnished', () => {
    const ready = of({}, { handover: null, finished: true, furnished: true });
    expect(ready.total).toMatchObject({ fitOut: 0, rent: 0 });
    expect(of({}, { handover: null }).total.rent).toBeGreaterThan(0);
  });
});

describe('tax that comes back', () => {
  it('is bounded by the law, by the tax of each year, and waits for the next', () => {
    const back = deductionByYear({
      ...{ price: 2_238_720_000, owners: 2, incomeTax: 32_000_000, from: 2027, until: 2036 },
      interestThrough: () => 5_000_000_000,
    });
    expect([...back]).toEqual([
      [2028, 32_000_000],
      [2029, 32_000_000],
      [2030, 32_000_000],
      [2031, 32_000_000],
      [2032, 2_000_000],
    ]);
  });

  it.each([
    [1_000_000_000, 50, 12, 600_000],
    [1_000_000_000, 20, 12, 0],
    [1_000_000_000, 50, 6, 300_000],
  ])('the tax on %d kopecks and %d m² for %d months is %d', (price, area, months, tax) => {
    expect(propertyTax({ price, area }, months)).toBe(tax);
  });
});

describe('buying against renting', () => {
  const still = { growth: 0, deposit: 0, inflation: 0, parking: 0 };

  it('without growth and interest is what was paid for each', () => {
    const owned = of({ ...still, inflation: 0 });
    const { years } = againstRent(flat, owned, { ...choice, ...still });
    const last = years.at(-1);
    expect(last?.buy).toBe(flat.price - (owned.months.at(-1)?.debt ?? 0));
    expect(last?.rent).toBe(owned.total.total - owned.months.length * choice.rent);
  });

  it('leaves the buyer more where flats become dearer, the tenant more where deposits do', () => {
    const owned = of();
    const last = (part: Partial<OwnershipChoice>) =>
      againstRent(flat, owned, { ...choice, ...part }).years.at(-1);
    expect(last({ growth: 6 })?.buy).toBeGreaterThan(last({})?.buy ?? 0);
    expect(last({ deposit: 9 })?.rent).toBeGreaterThan(last({})?.rent ?? 0);
  });

  it.each([
    ['never, where flats stand still and deposits do not', { growth: 0, deposit: 20 }, null],
    ['at once, where it doubles', { growth: 50 }, 2026],
  ])('breaks even %s', (_, part, year) => {
    expect(againstRent(flat, of(), { ...choice, ...part }).breakEven).toBe(year);
  });
});

describe('the address', () => {
  const codec = ownershipCodec([{ id: 'family' }, { id: 'standard' }], choice);

  it('keeps any choice', () => {
    const numbers = Object.fromEntries(
      Object.entries(OWNERSHIP_LIMITS).map(([key, { unit, min, max }]) => [
        key,
        unit === 'roubles'
          ? fc.integer({ min: min / 100, max: max / 100 }).map((roubles) => roubles * 100)
          : fc.integer({ min, max }),
      ]),
    );
    const some = fc.record({ programme: fc.constantFrom('family', 'standard'), ...numbers });
    fc.assert(
      fc.property(some, (one) => {
        const written = codec.write(one as unknown as OwnershipChoice).toString();
        expect(codec.read(new URLSearchParams(written))).toEqual(one);
      }),
    );
  });

  it.each([
    ['', {}],
    ['inflation=4,5&rent=80 000', { inflation: 4.5, rent: 8_000_000 }],
    ['inflation=999&until=1900&owners=0', { inflation: 50, until: 2026, owners: 1 }],
    ['programme=nobody&down=abc', {}],
    ['growth=-3', {}],
  ])('reads «%s»', (query, part) => {
    expect(codec.read(new URLSearchParams(query))).toEqual({ ...choice, ...part });
  });
});

it('each assumption says where it comes from', () => {
  const programme = { name: 'Семейная ипотека', source: 'сайт банка', actualAt: '2026-11-20' };
  const rows = ownershipFormula(flat, choice, of(), programme, '2026-11-27');
  const undated = rows.filter(([, words]) => !/\d\d\.\d\d\.\d{4}/.test(words));
  expect(undated.map(([name]) => name)).toEqual(['Кредит', 'Платёж', 'Округление']);
});
