import { describe, expect, it } from 'vitest';
import {
  CREDIT_WARNINGS,
  creditWords,
  fullCostWords,
  rateWords,
  warnsOfCredit,
} from './credit-words.ts';

const family = { rate: 6, cost: { from: 6, to: 6.7 }, lenders: ['Балтика Банк', 'Невский кредит'] };
const standard = { rate: 16.4, cost: { from: 16.4, to: 17.9 }, lenders: ['Балтика Банк'] };
const seen = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

describe('words of a credit', () => {
  it('name the full cost before the rate', () => {
    expect(seen(rateWords(family))).toBe('ПСК 6–6,7 %, ставка 6 %');
    expect(seen(fullCostWords({ from: 6, to: 6 }))).toBe('ПСК 6 %');
  });

  it('name each lender once, the widest range and both warnings', () => {
    expect(seen(creditWords([family, standard]))).toBe(
      `ПСК 6–17,9 % годовых. Кредит предоставляют: Балтика Банк, Невский кредит. ${CREDIT_WARNINGS}`,
    );
    expect(seen(creditWords([standard]))).toContain('Кредит предоставляет: Балтика Банк.');
  });
});

it.each([
  [CREDIT_WARNINGS, true],
  [`Кредит 6 %. ${CREDIT_WARNINGS.replaceAll(' ', '\u00a0')}`, true],
  ['Рассрочку предоставляет застройщик.', false],
])('«%s» warns of a credit: %s', (text, warns) => {
  expect(warnsOfCredit(text)).toBe(warns);
});
