import { LAW } from '../../../../src/modules/deal/law/law.ts';
import { TERMS } from '../../../../src/modules/deal/contract-text/core/company-terms.ts';
import { HOLD_FEE } from '../../../../src/modules/deal/order/core/rules.ts';
import type { WordRule } from './rule.ts';
import { whyWrong, wrongFigure, type StatedFigure, type Wrong } from './stated-figures.ts';

const FIGURES: readonly StatedFigure[] = [
  {
    what: 'millions of an escrow account that are insured',
    about: /страх[^.]*(?:эскроу|агентств)|эскроу[^.]*страх/i,
    figure: '#\\s*(?:млн|миллион)',
    value: LAW.insuredEscrow.value / 100_000_000,
  },
  {
    what: 'working days until the developer gets the money',
    about: /разрешени[а-яё]* на ввод/i,
    figure: '#\\s+рабочих дней',
    value: LAW.releaseDays.value,
  },
  {
    what: 'years of warranty of a building',
    about: /./,
    figure: '#\\s+(?:год[а-яё]*|лет)\\s+на\\s+(?:дом|конструкци)',
    value: LAW.warrantyYears.value,
  },
  {
    what: 'years of warranty of equipment',
    about: /./,
    figure: '#\\s+(?:год[а-яё]*|лет)\\s+на\\s+инженерн',
    value: LAW.equipmentWarrantyYears.value,
  },
  {
    what: 'years of warranty of a finish',
    about: /./,
    figure: '#\\s+(?:год[а-яё]*|лет)\\s+на\\s+отделк',
    value: TERMS.finishWarrantyYears,
  },
  {
    what: 'per cent of a measurement that change no price',
    about: /обмер/i,
    figure: '(?:больше|чем на)\\s+#\\s*(?:%|процент)',
    value: TERMS.areaTolerance,
  },
  {
    what: 'months of delay after which a buyer may withdraw',
    about: /отказ[^.]*передач|передач[^.]*(?:отказ|просроч)/i,
    figure: '#\\s+месяц',
    value: LAW.withdrawalMonths.value,
  },
  {
    what: 'months of a late payment after which the developer may withdraw',
    about: /плат[её]ж[^.]*(?:опозда|просроч)/i,
    figure: 'чем на\\s+#\\s+месяц',
    value: LAW.paymentDelayMonths.value,
  },
  {
    what: 'late payments of a year after which the developer may withdraw',
    about: /плат[её]ж[^.]*опозда/i,
    figure: 'опозданий больше\\s+#',
    value: LAW.latePayments.value,
  },
  {
    what: 'thousand roubles of a paid hold',
    about: /плат[аыу] за бронь|платят лишь за бронь/i,
    figure: '#\\s000\\s₽',
    value: HOLD_FEE / 100_000,
  },
  {
    what: 'days for repairs after an inspection',
    about: /исправлени|устран|замечани/i,
    figure: '(?:до|позднее)\\s+#\\s+дней',
    value: TERMS.repairDays.ddu,
  },
];

/** Figures of the law and of the company's contract are those of their declarations. */
export const legalFigures: WordRule = {
  name: 'figures of the law',
  find: ({ text }) => wrongFigure(FIGURES, text),
};

/** What the law does not allow to be said, and why. */
const WRONG: Wrong = [
  [
    /при подписании(?![^.]*аккредитив)[^.\d]*\d[^.₽%]*[₽%]/i,
    `asks for money at the signature: ${LAW.moneyAfterRegistration.source}`,
  ],
  [
    /(?:отказ|расторг)[^.]*перенос[а-яё]* срока/i,
    `makes a moved term a reason to withdraw, a delay is one: ${LAW.withdrawalMonths.source}`,
  ],
  [
    /(?:дольше|больше|свыше)[^.,]*(?:месяц|недел|дн)[^.,]*неустойк/i,
    `waits with the penalty, which is due from the first day: ${LAW.latePaymentPart.source}`,
  ],
  [
    /в браке(?![^.]*на одного)[^.]*согласи[а-яё]+ (?:супруг|мужа|жены)/i,
    'asks spouses who both buy for a consent: only one who buys alone needs it',
  ],
  [
    /договор[^.]*вступает в силу[^.]*регистрац/i,
    `a contract is concluded by its registration: ${LAW.concludedByRegistration.source}`,
  ],
  [
    /застрахован[а-яё]* государством/i,
    `the agency insures, not the state: ${LAW.insuredEscrow.source}`,
  ],
  [
    /страху(?:ет|ют)[^.]*(?:со дня|месяц)/i,
    `gives the insurance of escrow a term that no declaration has: ${LAW.insuredEscrow.source}`,
  ],
];

/** Sentences do not promise, or ask for, what the law forbids. */
export const legalWords: WordRule = {
  name: 'words of the law',
  find: ({ text }) => whyWrong(WRONG, text),
};

/** What the privacy policy has to name, because the product does it. */
const PROCESSED: readonly (readonly [named: RegExp, what: string])[] = [
  [/о здоровье не спрашиваем/i, 'that nobody is asked about health (152-ФЗ, ст. 10)'],
  [/ваканси/i, 'answers to vacancies'],
  [/сохранённые поиски/i, 'saved searches'],
  [/Настройки cookie/, 'where the choice of cookies is changed'],
  [/банкам/i, 'the consent to the transfer to banks'],
];

/**
 * What the privacy policy leaves out; every consent is given to an edition, which is the one that the page shows.
 * @param edition the edition that consents name, «1 ноября 2026 года»
 */
export function policyMistakes(text: string, edition: string): string[] {
  const plain = text.replace(/\s+/g, ' ');
  return [
    ...(plain.includes(`Редакция от ${edition}.`) ? [] : [`is not of ${edition}, as consents say`]),
    ...PROCESSED.filter(([named]) => !named.test(plain)).map(([, what]) => `leaves out ${what}`),
  ];
}
