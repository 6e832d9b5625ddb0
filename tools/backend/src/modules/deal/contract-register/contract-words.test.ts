import { expect, test } from 'vitest';
import {
  contractNumber,
  foldSurname,
  readContractNumbers,
  readOrderNumber,
} from './contract-words.ts';

test.each(['ДДУ-30001', 'дду 30001', 'ДДУ – 30001', 'DDU30001', ' ДДУ№30001 '])(
  'the number %j is that of a contract',
  (typed) => expect(readContractNumbers(typed)).toEqual(['ДДУ-30001']),
);

test.each(['КП-30001', 'кп 30001', 'KP30001', 'КП – №30001'])(
  'the number %j is that of a sale',
  (typed) => expect(readContractNumbers(typed)).toEqual(['КП-30001']),
);

test.each(['ДДУ-30001-2', 'дду 30001/2', 'DDU–30001–2'])(
  'the number %j is that of a set’s second contract',
  (typed) => expect(readContractNumbers(typed)).toEqual(['ДДУ-30001-2']),
);

test.each(['30001', '№ 30001'])('the number %j may be that of either contract', (typed) =>
  expect(readContractNumbers(typed)).toEqual(['ДДУ-30001', 'КП-30001']),
);

test.each(['M30-30001', 'м30-30001', '30001', '№ M30–30001', 'm3030001'])(
  'the number %j is that of an order',
  (typed) => expect(readOrderNumber(typed)).toBe('M30-30001'),
);

test('a contract is numbered as its order', () => {
  expect(contractNumber('M30-30001', 'ddu')).toBe('ДДУ-30001');
  expect(contractNumber('M30-30001', 'sale')).toBe('КП-30001');
  expect(contractNumber('M30-30001', 'ddu', 2)).toBe('ДДУ-30001-3');
});

test.each([
  ['Соловьёва', 'соловьева'],
  [' САВЕЛЬЕВА ', 'савельева'],
])('the surname %j is compared as %j', (typed, folded) => expect(foldSurname(typed)).toBe(folded));
