import { amount, dayAhead } from './questions.ts';
import type { StatementTemplate } from './template.ts';

/** A payment is to come later, or in parts. */
export const instalment: StatementTemplate = {
  id: 'instalment',
  title: 'Рассрочка и\u00a0перенос платежа',
  subject: 'об\u00a0изменении графика платежей',
  lead: 'Перенести платёж или разделить его на\u00a0части.',
  groups: [
    {
      title: 'Какой платёж изменить',
      questions: [
        amount('Сумма платежа, ₽'),
        dayAhead('until', 'Новый срок', 365),
        {
          name: 'parts',
          as: 'choice',
          label: 'Как заплатите',
          error: 'Выберите способ',
          options: [
            { id: '1', label: 'одним платежом' },
            { id: '3', label: 'тремя равными частями' },
            { id: '6', label: 'шестью равными частями' },
          ],
        },
        {
          name: 'reason',
          as: 'text',
          label: 'Почему',
          error: 'Напишите причину',
          maxLength: 500,
          rows: 3,
          room: 'whole',
        },
      ],
    },
  ],
  paragraphs: (say) => [
    `Прошу изменить график платежей по\u00a0договору: сумму ${say('amount')} внести до\u00a0${say('until')}, ${say('parts')}.`,
    `Причина: ${say('reason')}.`,
  ],
};
