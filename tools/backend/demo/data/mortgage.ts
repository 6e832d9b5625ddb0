import { FAMILY_PROGRAMME } from '@m30/calculators/family';
import { creditWords, rateWords } from '@m30/calculators/credit/core';
import { formatMillions, formatPercent } from '@m30/ui-kit/format';
import type * as schema from '../../src/modules/estate/objects.table.ts';

const ACTUAL_AT = '2026-11-20';
const MILLION = 100_000_000;

/** Fictional banks, in the order of lists. */
export const banks: (typeof schema.banks.$inferInsert)[] = [
  { id: 'baltika', name: 'Балтика Банк', position: 0 },
  { id: 'nevsky', name: 'Невский кредит', position: 1 },
  { id: 'ladoga', name: 'Ладога Банк', position: 2 },
  { id: 'severny', name: 'Северный ипотечный', position: 3 },
  { id: 'gavan', name: 'Банк «Гавань»', position: 4 },
];

const family = {
  name: 'Семейная ипотека',
  rate: 6,
  costFrom: 6,
  costTo: 6.7,
  downPayment: 20.1,
  term: 360,
  maxLoan: 12 * MILLION,
  actualAt: ACTUAL_AT,
  families: true,
};

/** The same with a bank of its own terms. */
const gavan = { ...family, downPayment: 25, term: 300 };

const FOR_FAMILIES = `${FAMILY_PROGRAMME.rule}. Обеспечение — залог прав требования по договору участия в долевом строительстве, в сданном доме — залог квартиры. Платёж рассчитан как аннуитетный, без учёта страхования и оценки.`;
const INSURED = 'Ставка действует при страховании жизни и имущества заёмщика.';

type Terms = Pick<
  typeof schema.mortgageProgrammes.$inferInsert,
  'name' | 'rate' | 'costFrom' | 'costTo' | 'downPayment' | 'term' | 'maxLoan'
>;

const creditOf = ({ rate, costFrom = 0, costTo = 0 }: Terms, ...lenders: string[]) => ({
  rate,
  lenders,
  cost: { from: costFrom, to: costTo },
});

/** Full conditions of a programme: the full cost before the rate, then what the loan depends on. */
function conditionsOf(terms: Terms, more: string): string {
  const { name, downPayment, term, maxLoan } = terms;
  return `${name}: ${rateWords(creditOf(terms))} годовых, первоначальный взнос от ${formatPercent(downPayment)}, срок до ${term / 12} лет, сумма кредита до ${formatMillions(maxLoan)}. ${more}`;
}

/** The family programme for pages that name it. */
export const familyCredit = creditOf(family, 'Балтика Банк', 'Невский кредит', 'Банк «Гавань»');

/** Full conditions of the family programme. */
export const familyConditions = conditionsOf(family, FOR_FAMILIES);

/** The same with lenders and warnings, for an offer that has no other words. */
export const familyDisclaimer = `${familyConditions} ${creditWords([familyCredit])}`;

const subsidised = {
  name: 'Стандартная со скидкой застройщика',
  rate: 14.9,
  costFrom: 14.9,
  costTo: 16.1,
  downPayment: 30,
  term: 300,
  maxLoan: 50 * MILLION,
};
const baltika = {
  name: 'Стандартная',
  rate: 16.4,
  costFrom: 16.4,
  costTo: 17.9,
  downPayment: 25,
  term: 360,
  maxLoan: 60 * MILLION,
};
const severny = {
  name: 'Стандартная',
  rate: 17.2,
  costFrom: 17.2,
  costTo: 18.8,
  downPayment: 20.1,
  term: 360,
  maxLoan: 80 * MILLION,
};

export const subsidisedCredit = creditOf(subsidised, 'Ладога Банк');
export const baltikaCredit = creditOf(baltika, 'Балтика Банк');
export const severnyCredit = creditOf(severny, 'Северный ипотечный');

/** Full conditions of the programmes without the state's help. */
export const subsidisedConditions = conditionsOf(subsidised, INSURED);
export const baltikaConditions = conditionsOf(baltika, INSURED);
export const severnyConditions = conditionsOf(severny, INSURED);

/** Every programme that pages name the rate of. */
export const everyCredit = [familyCredit, subsidisedCredit, baltikaCredit, severnyCredit];

/** The full conditions of {@link everyCredit}. */
export const everyConditions = [
  familyConditions,
  subsidisedConditions,
  baltikaConditions,
  severnyConditions,
];

/** All that pages may say alike: full conditions, and what stands beside rates. */
export const legalTexts: readonly string[] = [
  familyDisclaimer,
  ...everyConditions,
  creditWords([familyCredit]),
  creditWords([subsidisedCredit]),
  creditWords([baltikaCredit, severnyCredit]),
  creditWords(everyCredit),
  ...everyCredit.map(rateWords),
];

/** Programmes; the one without a bank stands behind the payments on cards. */
export const programmes: (typeof schema.mortgageProgrammes.$inferInsert)[] = [
  {
    ...family,
    id: 'family',
    bankId: null,
    disclaimer: familyConditions,
    source: 'Условия государственной программы',
  },
  {
    ...family,
    id: 'baltika-family',
    bankId: 'baltika',
    disclaimer: familyConditions,
    source: 'Тарифы Балтика Банка',
  },
  {
    ...family,
    id: 'nevsky-family',
    bankId: 'nevsky',
    disclaimer: familyConditions,
    source: 'Тарифы банка «Невский кредит»',
  },
  {
    ...gavan,
    id: 'gavan-family',
    bankId: 'gavan',
    disclaimer: conditionsOf(gavan, FOR_FAMILIES),
    source: 'Тарифы банка «Гавань»',
  },
  {
    ...subsidised,
    id: 'ladoga-subsidised',
    bankId: 'ladoga',
    disclaimer: subsidisedConditions,
    source: 'Тарифы Ладога Банка',
    actualAt: ACTUAL_AT,
  },
  {
    ...baltika,
    id: 'baltika-standard',
    bankId: 'baltika',
    financesResale: true,
    disclaimer: baltikaConditions,
    source: 'Тарифы Балтика Банка',
    actualAt: ACTUAL_AT,
  },
  {
    ...severny,
    id: 'severny-standard',
    bankId: 'severny',
    financesResale: true,
    disclaimer: severnyConditions,
    source: 'Тарифы банка «Северный ипотечный»',
    actualAt: ACTUAL_AT,
  },
];
