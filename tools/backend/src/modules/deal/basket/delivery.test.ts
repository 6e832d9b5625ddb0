import { expect, test } from 'vitest';
import { deliveriesOf, deliveryOf } from './delivery.ts';

test.each([
  [null, { id: 'ready', date: null, name: 'Дом сдан' }],
  [
    { year: 2028, quarter: 1 },
    { id: '2028-1', date: '2028-03-31', name: 'I\u00a0кв.\u00a02028' },
  ],
  [
    { year: 2027, quarter: 4 },
    { id: '2027-4', date: '2027-12-31', name: 'IV\u00a0кв.\u00a02027' },
  ],
] as const)('the handover %o', (handover, delivery) => {
  expect(deliveryOf(handover)).toEqual(delivery);
});

test('each handover is there once, counted, the soonest first', () => {
  const late = { year: 2028, quarter: 1 } as const;
  const soon = { year: 2027, quarter: 4 } as const;
  const found = deliveriesOf([late, null, soon, late]);
  expect(found.map(({ id, count }) => [id, count])).toEqual([
    ['ready', 1],
    ['2027-4', 1],
    ['2028-1', 2],
  ]);
});
