import { money } from './amounts.ts';
import { TERMS } from './company-terms.ts';
import { LAW } from './law.ts';
import { sidesOf } from './sides.ts';
import type { ContractFacts, WriteChapter } from './types.ts';

/** What a delay costs each side. */
export const penalty: WriteChapter = (facts) => {
  const { kind } = facts;
  const { seller, buyer, verb } = sidesOf(facts);
  const [late, unpaid] = [LAW.latePenaltyPart.value, LAW.latePaymentPart.value];
  return {
    title: 'Неустойка',
    clauses: [
      {
        text: `За просрочку передачи Объекта ${seller.nom} платит ${buyer.dat} 1/${late} ключевой ставки Банка России, действующей на день исполнения обязательства, от цены Договора за каждый день просрочки.`,
        plain:
          kind === 'ddu'
            ? 'Размер назначил закон, уменьшить его договором нельзя.'
            : 'Закон размера не назначает: мы платим столько же, сколько за строящийся дом.',
        law: [kind === 'ddu' ? LAW.latePenaltyPart : LAW.agreedPenalty],
        calculation: [
          ['Цена Договора', money(facts.price)],
          ['Ключевая ставка, для примера', `${TERMS.exampleRate} %`],
          [
            `${money(facts.price)} × ${TERMS.exampleRate} % ÷ ${late}`,
            `${money(penaltyADay(facts.price, late))} в день`,
          ],
        ],
      },
      {
        text: `За просрочку платежа ${buyer.nom} ${verb('платит', 'платят')} ${seller.dat} 1/${unpaid} ключевой ставки Банка России от просроченной суммы за каждый день просрочки.`,
        law: [kind === 'ddu' ? LAW.latePaymentPart : LAW.agreedPenalty],
        plain: 'Половина того, что платим мы, и только с просроченной части.',
      },
    ],
  };
};

/** Kopecks of one day of delay by the rate of the example, rounded to a whole one. */
const penaltyADay = (price: ContractFacts['price'], part: number): number =>
  Math.round((price * TERMS.exampleRate) / 100 / part);
