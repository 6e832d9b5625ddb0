import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccount, isBic, isCorrespondentAccount, isInn, isSnils } from './index.ts';

describe('isInn', () => {
  it.each([
    ['7707083893', true],
    ['7736050003', true],
    ['7830002293', true],
    ['500100732259', true],
    ['7707083894', false],
    ['500100732258', false],
    ['500100732269', false],
    ['0000000000', false],
    ['000000000000', false],
    ['770708389', false],
    ['77070838930', false],
    ['77070838 93', false],
    ['', false],
  ])('%j is %s', (inn, expected) => expect(isInn(inn)).toBe(expected));
});

describe('isSnils', () => {
  it.each([
    ['11223344595', true],
    ['08765430300', true],
    ['08765430200', true],
    ['00100199800', true],
    ['11223344594', false],
    ['08765430301', false],
    ['00000000000', false],
    ['112-233-445 95', false],
    ['1122334459', false],
    ['', false],
  ])('%j is %s', (snils, expected) => expect(isSnils(snils)).toBe(expected));
});

describe('isBic', () => {
  it.each([
    ['044525225', true],
    ['044030653', true],
    ['144525225', false],
    ['04452522', false],
    ['04452522a', false],
  ])('%j is %s', (bic, expected) => expect(isBic(bic)).toBe(expected));
});

describe('isCorrespondentAccount', () => {
  it.each([
    ['044525225', '30101810400000000225', true],
    ['044525187', '30101810700000000187', true],
    ['044525593', '30101810200000000593', true],
    ['044525974', '30101810145250000974', true],
    ['044030653', '30101810500000000653', true],
    ['044525225', '30101810500000000225', false],
    ['044525225', '30101810700000000187', false],
    ['044525225', '3010181040000000022', false],
    ['04452522', '30101810400000000225', false],
  ])('%s holds %s: %s', (bic, account, expected) =>
    expect(isCorrespondentAccount(bic, account)).toBe(expected),
  );
});

describe('isAccount', () => {
  it('agrees with exactly one key of the ten, whatever bank and account', () => {
    const digits = (length: number) =>
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
    fc.assert(
      fc.property(digits(7), digits(8), digits(11), (bank, head, tail) => {
        const accounts = Array.from({ length: 10 }, (_, key) => [...head, key, ...tail].join(''));
        const bic = `04${bank.join('')}`;
        expect(accounts.filter((account) => isAccount(bic, account))).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['044525225', '4070281090000000000'],
    ['144525225', '40702810900000000001'],
    ['044525225', '4070281090000000000a'],
    ['', ''],
  ])('refuses the shape of %j with %j', (bic, account) =>
    expect(isAccount(bic, account)).toBe(false),
  );
});
