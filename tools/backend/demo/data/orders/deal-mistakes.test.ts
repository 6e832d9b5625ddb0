import { expect, test } from 'vitest';
import type { EventType } from '../../../src/modules/deal/order/core/events.ts';
import { dealMistakes, type DatedDeal } from './deal-mistakes.ts';

const days: Partial<Record<EventType, string>>[] = [
  { 'contract.signed': '2026-01-01' },
  { 'escrow.opened': '2026-01-02' },
  { 'registration.done': '2026-01-10' },
  { 'escrow.funded': '2026-01-11' },
  { 'building.commissioned': '2026-03-01' },
  { 'escrow.released': '2026-03-10' },
  { 'keys.given': '2026-03-20' },
];

const deal = (
  more: Partial<Record<EventType, string | null>> = {},
  of: Partial<DatedDeal> = {},
) => ({
  ...({ number: 'M30-1', contract: 'ddu', commissionedOn: null } as const),
  events: Object.entries({ ...Object.assign({}, ...days), ...more })
    .filter((entry): entry is [EventType, string] => entry[1] !== null)
    .map(([type, on]) => ({ type, on })),
  ...of,
});

test('a deal in the order of the law has no mistakes', () => {
  expect(dealMistakes(deal())).toEqual([]);
});

test.each([
  ['money before registration', deal({ 'escrow.funded': '2026-01-09' }), /214-ФЗ, ст. 5/],
  [
    'money without registration',
    deal({ 'registration.done': null }),
    /before the contract was reg/,
  ],
  ['ДДУ after commissioning', deal({}, { commissionedOn: '2025-12-01' }), /ДДУ is signed/],
  ['money released before the permit', deal({ 'escrow.released': '2026-02-01' }), /15.5/],
  ['keys before the permit', deal({ 'keys.given': '2026-02-01' }), /ст. 8/],
  [
    'escrow still on its account after keys',
    deal({ 'escrow.released': null }),
    /still in the bank/,
  ],
  ['a letter of credit of ДДУ', deal({ 'letter.opened': '2026-01-02' }), /letter of credit/],
  [
    'a sale with escrow',
    deal({}, { contract: 'sale', commissionedOn: '2025-12-01' }),
    /a sale has an escrow account/,
  ],
] as const)('%s is a mistake', (_, wrong, said) => {
  expect(dealMistakes(wrong).join('\n')).toMatch(said);
});
