import { amount, dayAhead } from './questions.ts';
import type { StatementTemplate } from './template.ts';

/** An instalment plan is to be paid before its time. */
export const early: StatementTemplate = {
  id: 'early',
  title: 'Досрочное погашение',
  subject: 'о\u00a0досрочном погашении рассрочки',
  lead: 'Внести остаток или его часть раньше срока.',
  groups: [
    {
      title: 'Что погашаете',
      questions: [
        amount('Сумма, ₽'),
        dayAhead('day', 'Когда заплатите', 90),
        {
          name: 'rest',
          as: 'choice',
          label: 'Что изменить в\u00a0графике',
          error: 'Выберите, что изменить',
          options: [
            { id: 'all', label: 'ничего: погашаю полностью' },
            { id: 'sum', label: 'уменьшить следующие платежи' },
            { id: 'term', label: 'сократить срок' },
          ],
          room: 'whole',
        },
      ],
    },
  ],
  paragraphs: (say) => [
    `Прошу принять досрочно ${say('amount')} в\u00a0счёт оплаты договора. Дата платежа: ${say('day')}.`,
    `График после платежа: ${say('rest')}.`,
  ],
};
