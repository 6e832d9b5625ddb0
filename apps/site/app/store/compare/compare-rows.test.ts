import { expect, test } from 'vitest';
import { comparedFlat } from './compare.fixture.ts';
import { compareRows, sameWords } from './compare-rows.ts';

const pinned = comparedFlat();
const other = comparedFlat({
  id: 'n1-112',
  number: '112',
  complexName: 'Северный свет',
  floor: 7,
  floors: 18,
  price: 1_303_800_000,
  handover: { year: 2028, quarter: 4 },
  finish: 'предчистовая',
  metro: { name: 'Парнас', minutes: 8 },
  nearby: { school: 12, kindergarten: null, clinic: 9 },
  waterSeen: false,
  opposite: 1000,
});
const rows = compareRows([pinned, other], pinned);
const seen = (text = '') => text.replaceAll('\u00a0', ' ');
const row = (name: string) => rows.find((one) => seen(one.name) === name);
const cell = (name: string) => {
  const [, found] = row(name)?.cells ?? [];
  return [seen(found?.value), seen(found?.difference?.words)];
};

test.each([
  ['Цена', '13 038 000 ₽', 'на 954 000 ₽ дороже'],
  ['Ключи', 'IV кв. 2028', 'ждать дольше'],
  ['Отделка', 'предчистовая', 'доделать стены и пол'],
  ['Этаж', '7 из 18', 'на 2 этажа выше'],
  ['До метро', '8 минут пешком, Парнас', 'на 3 минуты ближе'],
])('%s: %s, %s', (name, value, words) => {
  expect(cell(name)).toEqual([value, words]);
});

test.each([
  ['Вода из окон', 'видно', 'не видно'],
  ['Дом напротив', 'в 41 м', 'нет'],
])('%s: %s and %s', (name, one, another) => {
  expect(row(name)?.cells.map(({ value }) => seen(value))).toEqual([one, another]);
});

test('the pinned lot differs from nothing', () => {
  expect(rows.every(({ cells }) => cells[0]?.difference === null)).toBe(true);
});

test('a number has a bar of its share of the largest, where they differ', () => {
  expect(row('Цена')?.cells.map(({ share }) => share)).toEqual([1_208_400_000 / 1_303_800_000, 1]);
  expect(row('Площадь')?.cells.map(({ share }) => share)).toEqual([null, null]);
  expect(row('Отделка')?.cells.map(({ share }) => share)).toEqual([null, null]);
});

test('a fact that no lot has is no row, one that some have is a dash elsewhere', () => {
  expect(row('Балкон или лоджия')).toBeUndefined();
  expect(row('Зарядка')).toBeUndefined();
  const some = compareRows([pinned, comparedFlat({ id: 'x', balconyArea: 3 })], pinned);
  expect(some.find(({ name }) => name === 'Балкон или лоджия')?.cells[0]?.value).toBe('—');
});

test.each([
  ['Жилая', { livingArea: 0 }],
  ['Потолок', { ceiling: 0 }],
  ['Санузлов', { bathrooms: 0 }],
])('%s that a source has not said is a dash', (name, unsaid) => {
  const some = compareRows([pinned, comparedFlat({ id: 'x', ...unsaid })], pinned);
  expect(some.find((one) => one.name === name)?.cells[1]?.value).toBe('—');
});

test('what is the same is told in one line', () => {
  expect(row('Площадь')?.same).toBe(true);
  expect(row('Цена')?.same).toBe(false);
  expect(seen(sameWords(rows))).toContain('площадь 63,6 м², жилая 36 м², кухня 11,1 м²');
});

test('ways to the visitor’s addresses are rows of their own', () => {
  const lots = [pinned, comparedFlat({ id: 'n1-112', vendor: 'severny' })];
  const way = { name: 'Невский проспект, 28, на\u00a0метро', minutes: { severny: 38 } };
  const of = (minutes: Readonly<Record<string, number>>) =>
    compareRows(lots, pinned, [{ ...way, minutes: { ...way.minutes, ...minutes } }])
      .at(-1)
      ?.cells.map(({ value, difference }) => [seen(value), seen(difference?.words)]);
  expect(of({ [pinned.vendor]: 31 })).toEqual([
    ['≈ 31 минута', ''],
    ['≈ 38 минут', 'на 7 минут дальше'],
  ]);
  expect(of({})).toEqual([
    ['—', ''],
    ['≈ 38 минут', ''],
  ]);
});
