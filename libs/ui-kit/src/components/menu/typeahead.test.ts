import { expect, it } from 'vitest';
import { findByTypeahead } from './typeahead.ts';

const labels = ['Мой кабинет', 'Мои заказы', 'Корзина', 'Выйти'];

it.each([
  ['к', 0, 2],
  ['В', 0, 3],
  ['м', 0, 1],
  ['м', 1, 0],
  ['мм', 0, 1],
  ['мой', 0, 0],
  ['мои', 0, 1],
  ['ко', 2, 2],
  ['м', -1, 0],
  ['э', 0, null],
])('«%s» typed on item %i leads to %s', (typed, current, found) => {
  expect(findByTypeahead(labels, typed, current)).toBe(found);
});
