import { expect, test } from 'vitest';
import { listed, member } from './shortlist.fixture.ts';
import { fitting, wishGroups } from './wish-groups.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const NONE = member().wishes;

const anna = member({
  wishes: { ...NONE, price: 1_350_000_000, keys: 2029, sunny: true },
  places: [{ label: 'Невский проспект, 28', exact: true, by: 'metro', limit: 45 }],
});
const mikhail = member({
  guid: 'mikhail',
  name: 'Михаил',
  wishes: { ...NONE, price: 1_500_000_000, keys: 2028, finished: true },
});
const way = (minutes: number) => ({ member: 'anna', place: 0, minutes });
const lots = [
  listed({ ways: [way(30)] }, { id: 'a', price: 1_208_400_000, sun: 4 }),
  listed({ ways: [way(50)] }, { id: 'b', price: 1_400_000_000, sun: 1, finish: 'предчистовая' }),
];

test('what both name is shared by its tightest bound, the rest is each one’s own', () => {
  const groups = wishGroups([anna, mikhail], lots);
  expect(
    groups.map(({ isShared, members, rows }) => [
      isShared ? 'both' : members[0]?.name,
      rows.map((row) => `${plain(row.name)}: ${fitting(row)}`),
    ]),
  ).toEqual([
    ['both', ['До 13,5 млн ₽: 1', 'Ключи до конца 2028 года: 2']],
    ['Анна', ['Невский проспект, 28, на метро до 45 мин: 1', 'Солнце от двух часов: 1']],
    ['Михаил', ['Без ремонта: 1']],
  ]);
});

test('a row says whether lots differ in it', () => {
  const [shared] = wishGroups([anna, mikhail], lots);
  expect(shared?.rows.map(({ same }) => same)).toEqual([false, true]);
});

test('alone nothing is shared; who wishes for nothing has no group', () => {
  expect(wishGroups([anna], lots).map(({ isShared }) => isShared)).toEqual([false]);
  expect(wishGroups([member()], lots)).toEqual([]);
});

test('a way that was not told is not known, and never fits', () => {
  const [, own] = wishGroups([anna, mikhail], [listed()]);
  expect(own?.rows[0]?.verdicts[0]).toEqual({ fits: null, words: 'нет данных' });
});
