import { metrePrice, metrePriceFormula } from '@m30/calculators/area';
import { bundledFormula } from '@m30/calculators/bundle';
import { money } from './amounts.ts';
import { roubleWords } from './rouble-words.ts';
import { sidesOf } from './sides.ts';
import type { ClauseDraft, WriteChapter } from './types.ts';

/** The price and what it is calculated from. */
export const price: WriteChapter = (facts) => {
  const { kind, lot, price: whole, set } = facts;
  const { seller } = sidesOf(facts);
  const metre = money(metrePrice(whole, lot.area, 'contract'));
  return {
    title: 'Цена',
    clauses: [
      {
        text: `Цена Договора — ${roubleWords(whole)}, что составляет ${metre} за один квадратный метр общей приведённой площади с округлением до копейки. НДС не облагается.`,
        plain: 'Цена та, что зафиксирована в заказе, и другой не станет.',
        calculation: [
          ...(set ? bundledFormula({ ...set, price: whole }) : []),
          metrePriceFormula(whole, lot.area, 'contract'),
        ],
      },
      {
        text:
          kind === 'ddu'
            ? `Цена Договора не изменяется по требованию ${seller.gen}, кроме пересчёта по обмерам, указанного в разделе 3.`
            : `Цена Договора является окончательной и не изменяется по требованию ${seller.gen}.`,
        plain: 'Подорожали материалы — цена прежняя.',
      },
      ...(set ? [together(set)] : []),
    ],
  };
};

type Set = NonNullable<Parameters<WriteChapter>[0]['set']>;

/** What a contract of a set owes to the others. */
function together({ percent, full, others }: Set): ClauseDraft {
  const those =
    others.length === 1
      ? `договором № ${others[0]}`
      : `договорами № ${others.slice(0, -1).join(', № ')} и № ${others.at(-1)}`;
  const discount =
    percent === 0
      ? ''
      : ` и определена со скидкой ${percent} % от цены отдельной покупки, ${money(full)}`;
  return {
    text: `Цена Договора согласована вместе с ${those}${discount}. Обязательства по каждому из этих договоров самостоятельны: прекращение одного из них не изменяет цену и условия остальных.`,
    plain:
      percent === 0
        ? 'Вы покупаете несколько объектов сразу. У каждого свой договор, регистрация и право.'
        : 'Скидка за покупку вместе с квартирой. Она остаётся, даже если другой договор прекратится.',
    sample: {
      text: 'Цена Договора согласована без связи с другими договорами.',
      reason: 'В образце объект один, в заказе их несколько',
    },
  };
}
