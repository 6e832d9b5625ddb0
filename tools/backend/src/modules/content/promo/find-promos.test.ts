import { expect, test } from 'vitest';
import { moscowDay } from '@m30/ui-kit/format';
import { findPromos } from './find-promos.ts';

const promo = (alias: string, from: string, to: string | null) => ({
  ...{ alias, from, to },
  ...{ figure: '', title: '', text: '', link: '/', conditions: '' },
});
const library = {
  promos: [
    promo('open', '2026-01-01', null),
    promo('november', '2026-11-01', '2026-11-30'),
    promo('december', '2026-12-01', null),
  ],
};

test.each([
  ['2025-12-31', []],
  ['2026-11-01', ['open', 'november']],
  ['2026-11-30', ['open', 'november']],
  ['2026-12-01', ['open', 'december']],
])('on %s the offers in force are %j', (today, aliases) => {
  expect(findPromos(library, today).map(({ alias }) => alias)).toEqual(aliases);
});

test('a day begins at midnight in Moscow', () => {
  expect(moscowDay(new Date('2026-11-30T20:59:59Z'))).toBe('2026-11-30');
  expect(moscowDay(new Date('2026-11-30T21:00:00Z'))).toBe('2026-12-01');
});
