import { describe, expect, test } from 'vitest';
import { ageOn, standingOn } from './age.ts';
import { familyRight } from './programme.ts';

describe('age on a day', () => {
  test.each([
    ['2012-11-24', '2026-11-23', 13],
    ['2012-11-24', '2026-11-24', 14],
    ['2012-11-24', '2026-11-25', 14],
    ['2026-11-24', '2026-11-24', 0],
    ['2026-11-25', '2026-11-24', -1],
    ['2012-02-29', '2026-02-28', 13],
    ['2012-02-29', '2026-03-01', 14],
    ['2008-02-29', '2028-02-29', 20],
  ])('of who was born on %s is on %s %i', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });

  test.each([
    ['2012-11-25', 'child'],
    ['2012-11-24', 'minor'],
    ['2008-11-25', 'minor'],
    ['2008-11-24', 'adult'],
    ['2012-03-01', 'minor'],
    ['2026-11-24', 'child'],
  ] as const)('makes who was born on %s a %s on 24 November 2026', (birth, standing) => {
    expect(standingOn(birth, '2026-11-24')).toBe(standing);
  });
});

describe('the family programme', () => {
  const day = '2026-11-24';
  test.each([
    ['a baby', ['2026-11-24'], '2033-11-24'],
    ['who turns seven tomorrow', ['2019-11-25'], '2026-11-25'],
    ['the youngest of two', ['2012-01-01', '2022-05-03'], '2029-05-03'],
  ] as const)('lends to parents of %s', (_, births, until) => {
    const right = { eligible: true, until, byAge: true };
    expect(familyRight(births.map(toChild), day)).toEqual(right);
    expect(familyRight(births.map(toChild), day, true)).toEqual(right);
  });

  test('lends by a child of seventeen where a bank has another ground to check', () => {
    const children = [{ birth: '2009-01-01' }];
    expect(familyRight(children, day).eligible).toBe(false);
    expect(familyRight(children, day, true)).toEqual({
      ...{ eligible: true, until: '2027-01-01', byAge: false },
    });
  });

  test.each([
    ['nobody', [], false, /Укажите даты/],
    ['who turns seven today', ['2019-11-24'], false, /не\sисполнилось 7/],
    ['two of school age', ['2014-01-01', '2016-01-01'], false, /малых городах/],
    ['who is to be born', ['2026-11-25'], true, /с\sрождения/],
    ['a grown-up, on whatever ground', ['2008-11-24'], true, /не\sисполнилось 7/],
  ] as const)('does not lend to parents of %s', (_, births, isOther, why) => {
    const right = familyRight(births.map(toChild), day, isOther);
    expect(right.eligible ? '' : right.why).toMatch(why);
  });
});

const toChild = (birth: string) => ({ birth });
