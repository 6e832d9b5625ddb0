import { expect, test } from 'vitest';
import { readMember } from './read-member.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each([
  ['', null],
  ['13,5', 1_350_000_000],
  ['13.55', 1_355_000_000],
  [' 1 000 ', 100_000_000_000],
  ['дорого', -1],
  ['-3', -1],
])('a price of «%s» millions is %s kopecks', (price, kopecks) => {
  expect(readMember(form({ price })).wishes.price).toBe(kopecks);
});

test('boxes that are not ticked and addresses that are empty ask for nothing', () => {
  expect(
    readMember(form({ name: ' Анна ', raised: 'on', 'address-1': 'Невский, 28', 'by-1': 'foot' })),
  ).toEqual({
    name: 'Анна',
    wishes: { price: null, keys: null, finished: false, sunny: false, raised: true },
    places: [{ address: 'Невский, 28', by: 'foot', limit: 45 }],
  });
});

test('minutes that are no number are not guessed', () => {
  const { places } = readMember(form({ 'address-0': 'Невский, 28', 'limit-0': 'полчаса' }));
  expect(places[0]?.limit).toBeNaN();
});
