import { describe, expect, it } from 'vitest';
import { comparedFlat } from '../../../../store/compare/compare.fixture.ts';
import { assumptionsOf } from './assumptions.ts';
import { costOf, type CostProgramme } from './cost-of.ts';
import { costHref, readLots, yearsHref } from './cost-query.ts';
import { breakEvenWords, inMillions, inRoubles, summaryOf } from './cost-words.ts';
import { startChoice } from './start-choice.ts';

const TODAY = '2026-11-20';
const programme: CostProgramme = {
  ...{ id: 'family', bank: null, name: 'Семейная ипотека', rate: 6, downPayment: 20.1, term: 360 },
  ...{ maxLoan: 1_200_000_000, cost: { from: 6, to: 6.7 }, lenders: ['Балтика Банк'] },
  ...{ disclaimer: 'Решение принимает банк.', source: 'сайт банка', actualAt: TODAY },
};
const price = 1_208_400_000;
const start = startChoice(price, programme, 2026);
const cost = (change: Partial<typeof start> = {}, lot = comparedFlat()) =>
  costOf({ ...lot, price }, { ...start, ...change }, programme, TODAY);
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the address', () => {
  it.each([
    ['', []],
    ['lots=k2-57', ['k2-57']],
    ['lots=k2-57,t2-131,k2-1', ['k2-57', 't2-131', 'k2-1']],
    ['lots=k2-57&lots=', ['k2-57']],
    ['lots=k2-57&lots=t2-131', ['k2-57', 't2-131']],
    ['lots=k2-57&lots=k2-57', ['k2-57']],
    ['lots=<b>,../', []],
  ])('«%s» names %o', (search, ids) => {
    expect(readLots(new URLSearchParams(search))).toEqual(ids);
  });

  it('is written as it is read, ten flats at most', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `k2-${at}`);
    const href = costHref(ids);
    expect(readLots(new URL(href, 'https://m30.example').searchParams)).toEqual(ids.slice(0, 10));
  });

  it('leads to the years of one flat by the same assumptions', () => {
    expect(yearsHref('?lots=k2-57,t2-131&finish=0', 't2-131')).toBe(
      '/stoimost?lots=t2-131&finish=0',
    );
    expect(yearsHref('?lots=k2-57', 'k2-57')).toBe('/stoimost?lots=k2-57');
  });
});

describe('the years of a flat', () => {
  it('have no works where the finish is there, and no furniture where that is too', () => {
    expect(cost().total.fitOut).toBe(start.furniture);
    const furnished = comparedFlat({ finish: 'с\u00a0мебелью' });
    expect(cost({}, furnished).total.fitOut).toBe(0);
    const shell = comparedFlat({ finish: 'предчистовая' });
    expect(cost({}, shell).total.fitOut).toBe(
      Math.round(start.finish * shell.area) + start.furniture,
    );
  });

  it('end with what is left: the worth without the debt', () => {
    const one = cost();
    expect(one.worth - one.debt).toBe(one.against.years.at(-1)?.buy);
    expect(seen(summaryOf(one).at(-1)?.join(': ') ?? '')).toMatch(/^Останется вам: [\d,]+ млн ₽$/);
  });

  it('say from when buying pays, or that it does not', () => {
    expect(seen(breakEvenWords(cost({ growth: 20 })))).toMatch(/^С 20\d\d года выгоднее купить/);
    expect(seen(breakEvenWords(cost({ growth: 0, deposit: 20 })))).toMatch(
      /^До конца 2036 года выгоднее снимать/,
    );
  });
});

describe('figures', () => {
  it.each([
    [1_045_000_000, '10,45', '10 450 000'],
    [-130_000_000, '− 1,30', '− 1 300 000'],
    [0, '0,00', '—'],
  ])('%d kopecks are %s million and %s roubles', (kopecks, millions, roubles) => {
    expect(seen(inMillions(kopecks))).toBe(millions);
    expect(seen(inRoubles(kopecks))).toBe(roubles);
  });

  it('stand in the fields as they are typed', () => {
    const fields = assumptionsOf({ ...start, inflation: 4.5 }, 242_900_000);
    const texts = Object.fromEntries(fields.map(({ key, text }) => [key, seen(text)]));
    expect(texts).toMatchObject({
      down: '2 429 000',
      until: '2036',
      inflation: '4,5',
      upkeep: '45',
      finish: '35 000',
    });
  });
});
