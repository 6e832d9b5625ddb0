import { expect, test } from 'vitest';
import { masks, type MaskName } from './masks.ts';

/** The masks of the specification, §3: `#` is a digit that a person writes. */
const SPECIFIED: readonly [name: MaskName, pattern: string][] = [
  ['phone', '+7 (###) ###-##-##'],
  ['date', '##.##.####'],
  ['birthDate', '##.##.####'],
  ['issueDate', '##.##.####'],
  ['time', '##:##'],
  ['inn', '############'],
  ['snils', '###-###-### ##'],
  ['passportSeries', '####'],
  ['passportNumber', '######'],
  ['departmentCode', '###-###'],
  ['postalCode', '######'],
  ['bic', '#########'],
  ['kpp', '#########'],
  ['account', '####################'],
  ['correspondentAccount', '####################'],
  ['percent', '###'],
  ['number', '#####################'],
];

test.each(SPECIFIED)('the mask of %s is the one of the specification', (name, pattern) => {
  expect(masks[name].pattern.replaceAll('0', '#')).toBe(pattern);
});

test('no other mask is there', () => {
  expect(Object.keys(masks).toSorted()).toEqual(SPECIFIED.map(([name]) => name).toSorted());
});
