import { EXAMPLE_KEY_RATE, penaltyFormula } from '@m30/calculators/penalty';
import { formatPercent } from '@m30/ui-kit/format';
import { LAW } from '../../law/law.ts';
import { sidesOf } from './sides.ts';
import type { WriteChapter } from './types.ts';

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
          ['Ключевая ставка, для примера', formatPercent(EXAMPLE_KEY_RATE)],
          penaltyFormula('Неустойка', {
            sum: facts.price,
            rate: EXAMPLE_KEY_RATE,
            part: late,
            days: 1,
          }),
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
