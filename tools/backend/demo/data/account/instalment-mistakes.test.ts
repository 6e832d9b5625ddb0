import { expect, test } from 'vitest';
import { instalmentMistakes, placeFor, type InstalmentBuilding } from './instalment-mistakes.ts';
import { demoContracts } from './contracts.ts';

const TODAY = '2026-11-29';

const building: InstalmentBuilding = {
  payments: ['full', 'instalment'],
  handoverYear: 2027,
  handoverQuarter: 3,
  commissionedOn: null,
};

const part = (dueAgo: number, share: number) => ({ title: '', dueAgo, share, paidAgo: null });

const contract = {
  number: 'ДДУ-1',
  signedAgo: 175,
  parts: [part(154, 40), part(84, 30), part(-8, 30)],
};

test('an instalment that its building has is no mistake, nor is what is paid at once', () => {
  expect(instalmentMistakes(contract, building, TODAY)).toEqual([]);
  const once = { ...contract, parts: [part(20, 100)] };
  expect(instalmentMistakes(once, { ...building, payments: ['full'] }, TODAY)).toEqual([]);
});

test.each([
  ['commissioned', contract, { commissionedOn: '2026-05-01' }],
  ['its building had not', contract, { payments: ['full' as const] }],
  ['30 are the least', { ...contract, parts: [part(154, 20), part(84, 80)] }, {}],
  ['too late before keys', { ...contract, parts: [part(154, 40), part(-290, 60)] }, {}],
  ['not equal', { ...contract, parts: [part(154, 40), part(84, 20), part(-8, 40)] }, {}],
])('it is found that a contract is %s', (reason, wrong, of) => {
  const found = instalmentMistakes(wrong, { ...building, ...of }, TODAY);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(reason);
});

test('a place is taken in a building that has the instalment', () => {
  const [own] = demoContracts;
  if (!own) throw new Error('there is no contract');
  const places = [
    { guid: 'b', building },
    { guid: 'a', building: { ...building, payments: ['full' as const] } },
    { guid: 'c', building },
  ];
  expect(placeFor(own, places, TODAY)?.guid).toBe('b');
  expect(placeFor(own, places.slice(1, 2), TODAY)?.guid).toBe('a');
});
