import { amount } from './questions.ts';
import { requisites, requisitesWords } from './requisites.ts';
import type { StatementTemplate } from './template.ts';

/** Money that was paid is to be given back. */
export const refund: StatementTemplate = {
  id: 'refund',
  title: 'Возврат денег',
  subject: 'о\u00a0возврате денежных средств',
  lead: 'Вернуть плату за\u00a0бронь, переплату или разницу площадей.',
  groups: [
    {
      title: 'Что вернуть',
      questions: [
        {
          name: 'reason',
          as: 'choice',
          label: 'Основание',
          error: 'Выберите основание',
          options: [
            { id: 'hold', label: 'отмена брони' },
            { id: 'overpaid', label: 'излишне уплаченная сумма' },
            { id: 'area', label: 'уменьшение площади по\u00a0обмеру' },
            { id: 'terminated', label: 'расторжение договора' },
          ],
        },
        amount('Сумма, ₽'),
      ],
    },
    requisites,
  ],
  known: { recipient: 'name', inn: 'inn' },
  paragraphs: (say) => [
    `Прошу вернуть ${say('amount')}. Основание: ${say('reason')}.`,
    requisitesWords(say),
  ],
};
