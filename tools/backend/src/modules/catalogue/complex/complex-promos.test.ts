import { expect, test } from 'vitest';
import { complexPromos } from './complex-promos.ts';

const promo = (alias: string, link: string) => ({
  ...{ alias, link, figure: '', title: '', text: '', conditions: '' },
  from: '2026-01-01',
  to: null,
});
const promos = [
  promo('everywhere', '/katalog'),
  promo('some', '/katalog?complex=kanal,zaliv'),
  promo('another', '/katalog?complex=sosny'),
  promo('own page', '/obekty/kanal'),
  promo('another page', '/obekty/severny'),
  promo('elsewhere', '/ipotechnyj-kalkulyator'),
];

test.each([
  ['kanal', ['everywhere', 'some', 'own page']],
  ['sosny', ['everywhere', 'another']],
  ['loft', ['everywhere']],
])('offers that hold for «%s»', (vendor, aliases) => {
  const found = complexPromos({ promos }, vendor, '2026-11-18');
  expect(found.map(({ alias }) => alias)).toEqual(aliases);
});
