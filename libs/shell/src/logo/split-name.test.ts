import { describe, expect, it } from 'vitest';
import { splitName } from './split-name.ts';

describe('splitName', () => {
  it.each([
    ['Меридиан 30', 'Меридиан', '30'],
    ['Северный дом', 'Северный дом', ''],
    ['Дом 2 у моря 7', 'Дом 2 у моря', '7'],
    ['2025', '2025', ''],
  ])('parts «%s» into «%s» and «%s»', (name, words, number) => {
    expect(splitName(name)).toEqual({ words, number });
  });
});
