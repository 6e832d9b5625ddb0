import { expect, test } from 'vitest';
import { ownTermsWords } from './own-terms-words.ts';

const lot = { price: 2_000_000_000, payment: 7_194_606, downPayment: 800_000_000, months: 360 };

test.each([
  ['nothing is chosen', {}, {}, null],
  ['a term is chosen', { term: 15 }, { months: 180 }, 'Посчитано по вашим условиям из каталога.'],
  [
    'the own money is too little',
    { down: 4_000_000 },
    {},
    'Посчитано по вашим условиям из каталога. Вашего взноса 4 000 000 ₽ программе мало: для этой цены нужно не меньше 8 000 000 ₽.',
  ],
  [
    'the programme lends for less years',
    { term: 40 },
    {},
    'Посчитано по вашим условиям из каталога. Срок короче вашего: дольше программа не даёт.',
  ],
  [
    'own money pays the price',
    { down: 25_000_000 },
    { payment: 0, downPayment: 2_000_000_000 },
    'Ваших 25 000 000 ₽ хватает на всю цену.',
  ],
])('where %s', (_, terms, changed, words) => {
  const said = ownTermsWords({ ...lot, ...changed, terms });
  expect(said?.replaceAll('\u00a0', ' ') ?? null).toBe(words);
});
