import { metrePrice, metres, money } from './amounts.ts';
import { roubleWords } from './rouble-words.ts';
import { sidesOf } from './sides.ts';
import type { WriteChapter } from './types.ts';

/** The price and what it is calculated from. */
export const price: WriteChapter = (facts) => {
  const { kind, lot, price: whole } = facts;
  const { seller } = sidesOf(facts);
  const metre = money(metrePrice(whole, lot.area));
  return {
    title: 'Цена',
    clauses: [
      {
        text: `Цена Договора — ${roubleWords(whole)}, что составляет ${metre} за один квадратный метр общей приведённой площади с округлением до копейки. НДС не облагается.`,
        plain: 'Цена та, что зафиксирована в заказе, и другой не станет.',
        calculation: [
          ['Цена заказа', money(whole)],
          ['Приведённая площадь', metres(lot.area)],
          [`${money(whole)} ÷ ${metres(lot.area)}`, `${metre} за м²`],
        ],
      },
      {
        text:
          kind === 'ddu'
            ? `Цена Договора не изменяется по требованию ${seller.gen}, кроме пересчёта по обмерам, указанного в разделе 3.`
            : `Цена Договора является окончательной и не изменяется по требованию ${seller.gen}.`,
        plain: 'Подорожали материалы — цена прежняя.',
      },
    ],
  };
};
