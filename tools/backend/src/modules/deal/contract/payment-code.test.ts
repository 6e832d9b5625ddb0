import { expect, test } from 'vitest';
import { paymentCode } from './payment-code.ts';

const fields = {
  recipient: 'Савельева Марина Андреевна',
  account: '40824810055001934417',
  bank: 'АО «Балтика Банк», Санкт-Петербург',
  bic: '044030730',
  correspondent: '30101810300000000730',
  amount: 20_000_000,
  purpose: 'Взнос\u00a04 из\u00a06 | ДДУ-19931',
  contract: 'ДДУ-19931',
};

test('a payment is written by ГОСТ Р 56042-2014', () => {
  expect(paymentCode(fields)).toBe(
    'ST00012|Name=Савельева Марина Андреевна|PersonalAcc=40824810055001934417' +
      '|BankName=АО «Балтика Банк», Санкт-Петербург|BIC=044030730|CorrespAcc=30101810300000000730' +
      '|Sum=20000000|Purpose=Взнос 4 из 6 ДДУ-19931|Contract=ДДУ-19931',
  );
});

test('no value is longer than the standard lets it be', () => {
  const code = paymentCode({ ...fields, recipient: 'А'.repeat(300), purpose: 'Б'.repeat(300) });
  const lengths = Object.fromEntries(
    code
      .split('|')
      .slice(1)
      .map((pair) => [pair.split('=')[0], pair.split('=')[1]?.length]),
  );
  expect([lengths['Name'], lengths['Purpose']]).toEqual([160, 210]);
});
