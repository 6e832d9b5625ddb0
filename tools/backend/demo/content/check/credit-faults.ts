import { CREDIT_WARNINGS } from '@m30/calculators/credit/core';

/** A rate of a credit in words: «ставка 6 %», «6–17 % годовых»; what the company itself pays or charges is none. */
const RATE =
  /ставк[а-я]*\s+(?:от\s+)?\d{1,3}(?:,\d{1,3})?\s*%|\d{1,3}(?:,\d{1,3})?\s*%\s+годовых/iu;
/** «ставка налога 13 %», «12 % годовых» of a defect that is late are other rates. */
const OTHER = /ставк[а-я]*\s+(?:налога|аренды)/iu;
const COST = /ПСК\s+\d|полная стоимость кредита\s+\d/iu;
const LENDER = /кредит предоставля(?:ет|ют): /iu;

const plain = (text: string) => text.replace(/[\s\u00A0\u2060]+/g, ' ');

/** Whether a text names the rate of a credit. */
export function namesRate(text: string): boolean {
  return RATE.test(plain(text).replace(OTHER, ''));
}

/** What a text that names a rate leaves out of what the law wants beside it (`CREDIT_RULE`), or says more than once. */
export function creditFaults(words: string): string[] {
  const text = plain(words);
  const rate = RATE.exec(text);
  if (!rate) return [];
  const cost = COST.exec(text);
  return [
    ...(cost && cost.index <= rate.index ? [] : ['the full cost (ПСК) before the rate']),
    ...(LENDER.test(text) ? [] : ['the lender']),
    ...CREDIT_WARNINGS.split(/(?<=\.) /).flatMap((sentence) => {
      const times = text.split(sentence.replace(/\.$/, '')).length - 1;
      return times === 1 ? [] : [`«${sentence}» ${times} times`];
    }),
  ];
}
