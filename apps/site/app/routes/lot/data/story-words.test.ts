import { expect, it } from 'vitest';
import { storyWords } from './story-words.ts';

const lot: Parameters<typeof storyWords>[0] = {
  floor: 7,
  floors: 9,
  sides: ['юг', 'запад'],
  ceiling: 3,
  roomList: [
    { name: 'Кухня', area: 11.1 },
    { name: 'Гостиная', area: 14.6 },
    { name: 'Спальня', area: 14.4 },
  ],
  summer: [{ kind: 'loggia', area: 3.8 }],
  onFloor: { total: 6, free: 3 },
  handover: { year: 2027, quarter: 4 },
  finishSet: null,
};

const storyOf = (changes: Partial<typeof lot>) =>
  storyWords({ ...lot, ...changes })
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

it('tells a flat in sentences', () => {
  expect(storyOf({})).toBe(
    '7-й этаж из 9: окна на юг и запад, потолки 3 м. На этаже ещё 5 квартир. ' +
      'Самая большая комната — гостиная, 14,6 м². Есть лоджия 3,8 м². ' +
      'Ключи в четвёртом квартале 2027 года.',
  );
});

it.each<[Partial<typeof lot>, string]>([
  [{ floor: 9 }, 'Последний, 9-й этаж из 9:'],
  [{ sides: [] }, '7-й этаж из 9: потолки 3 м.'],
  [{ ceiling: 0 }, '7-й этаж из 9: окна на юг и запад.'],
  [{ ceiling: 0, sides: [] }, '7-й этаж из 9. '],
  [{ onFloor: { total: 1, free: 1 } }, 'Других квартир на этаже нет.'],
  [{ onFloor: { total: 2, free: 1 } }, 'На этаже ещё 1 квартира.'],
  [{ finishSet: '«Двор»' }, 'Отделка «Двор» уже в цене.'],
  [{ handover: null }, 'Дом сдан, квартиру можно посмотреть.'],
])('of a flat with %o it says so', (changes, words) => {
  expect(storyOf(changes)).toContain(words);
});

it('leaves out what is not known', () => {
  expect(storyOf({ roomList: [], summer: [] })).not.toMatch(/большая|Есть/);
});
