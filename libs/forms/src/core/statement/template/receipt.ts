import type { StatementTemplate } from './template.ts';

/** A document about payments, for a bank or the tax office. */
export const receipt: StatementTemplate = {
  id: 'receipt',
  title: 'Справка об\u00a0оплате',
  subject: 'о\u00a0выдаче справки об\u00a0оплате',
  lead: 'Для налогового вычета, банка или социального фонда.',
  groups: [
    {
      title: 'Какая нужна справка',
      questions: [
        {
          name: 'for',
          as: 'choice',
          label: 'Куда представите',
          error: 'Выберите, куда нужна справка',
          options: [
            { id: 'tax', label: 'в\u00a0налоговую инспекцию' },
            { id: 'bank', label: 'в\u00a0банк' },
            { id: 'fund', label: 'в\u00a0Социальный фонд' },
            { id: 'other', label: 'по\u00a0месту требования' },
          ],
        },
        {
          name: 'email',
          as: 'email',
          label: 'Куда прислать',
          error: 'Введите адрес почты',
          maxLength: 120,
        },
      ],
    },
  ],
  known: { email: 'email' },
  paragraphs: (say) => [
    `Прошу выдать справку об\u00a0оплате по\u00a0договору для предоставления ${say('for')}.`,
    `Справку прошу направить на\u00a0${say('email')}.`,
  ],
};
