import { MOST_COMPARED } from '@m30/api';
import { OWN_INSTALMENT } from '@m30/calculators/instalment/core';
import { HOLD_DAYS } from '../../../../src/modules/deal/order/core/rules.ts';
import { COMPANY_YEARS } from '../../company.ts';
import { CAPITAL_DAYS } from '../../figures.ts';
import type { WordRule } from './rule.ts';
import { whyWrong, wrongFigure, type StatedFigure, type Wrong } from './stated-figures.ts';

/** Figures of the product, the company and those who it works with, each of one declaration. */
const FIGURES: readonly StatedFigure[] = [
  {
    what: 'lots that are compared at once',
    about: /сравнива|сравнить/i,
    figure: '(?:до|больше|более)\\s+#\\s+(?:сравнива|рядом|лот|квартир)',
    value: MOST_COMPARED,
  },
  {
    what: 'days of a paid hold',
    // An offer that is over had other days, a campaign may promise a price for longer.
    about: /^(?!.*(?:прежн|по \d+ \S+ \d{4} года)).*(?:брон|удержан|закрепляем)/i,
    figure:
      '(?:бронь\\S*|удержани\\S*|на|держится|её)(?:\\s+—)?\\s+#\\s+(?:календарных\\s+)?дн(?:ей|я)',
    value: HOLD_DAYS,
  },
  {
    what: 'per cent of the first payment of an instalment',
    about: /рассрочк|первый взнос|(?<!перво)начальный взнос/i,
    figure:
      '(?:рассрочк|первый взнос|(?<!перво)начальный взнос)[^.%;]*?(?:от|не менее)\\s+#\\s*(?:%|процент)',
    value: OWN_INSTALMENT.share.min,
  },
  {
    what: 'the years since which the company builds',
    about: /стро(?:им|ит)/i,
    figure: 'с\\s+#\\s+года',
    value: COMPANY_YEARS.builds,
  },
  {
    what: 'the years of its foundation',
    about: /основан|мы начали|мастерск/i,
    figure: '(?:основан\\S*|мы начали|мастерск\\S*)(?:\\s+в)?\\s+#\\s+год',
    value: COMPANY_YEARS.founded,
  },
  {
    what: 'working days until the Fund’s money is there',
    about: /фонд[^.]*деньги/i,
    figure: '#\\s+рабочих дней',
    value: CAPITAL_DAYS.decision + CAPITAL_DAYS.transfer,
  },
  {
    what: 'working days in which the Fund transfers',
    about: /фонд[^.]*перевод/i,
    figure: 'ещё\\s+#(?:\\s+рабочих дней)?\\s+(?:отводится )?на\\s+перевод',
    value: CAPITAL_DAYS.transfer,
  },
];

/** Figures of the product are those of its declarations. */
export const productFigures: WordRule = {
  name: 'figures of the product',
  find: ({ text }) => wrongFigure(FIGURES, text),
};

/** What the product does otherwise. */
const WRONG: Wrong = [
  [
    /(?:договор|документ)[^.]*подписыва(?:ем|ете|ют)[^.]*(?:в офисе(?! поможем)|на бумаге|ручкой)|подпись или встреча/i,
    'has a contract signed by hand: it is signed electronically alone (clause of the signatures)',
  ],
  [
    /заявк[^.]*до брони/i,
    'asks the banks before the hold: an order asks them after it (stages 4 and 5)',
  ],
  [
    /крупн[а-яё]+ плат[её]ж[^.]*последним/i,
    'has a large last payment: the parts of an instalment are equal',
  ],
  [
    /сданн[^.]*(?:по реквизитам|на расч[её]тный счёт)/i,
    'pays for a completed flat otherwise than by a letter of credit',
  ],
  [
    /^(?!.*ИНН).*СНИЛС кажд[а-яё]+ участник/i,
    'leaves out ИНН, which an order asks of everybody of age',
  ],
  [/SMS/, 'spells «СМС» in Latin letters'],
];

/** Sentences tell of nothing that the product does otherwise. */
export const productWords: WordRule = {
  name: 'words of the product',
  find: ({ text }) => whyWrong(WRONG, text),
};
