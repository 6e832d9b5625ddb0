import { dayAhead, fullName, phone } from './questions.ts';
import type { StatementTemplate } from './template.ts';

/** Somebody acts for the buyer. */
export const proxy: StatementTemplate = {
  id: 'proxy',
  title: 'Представитель по\u00a0доверенности',
  subject: 'о\u00a0допуске представителя по\u00a0доверенности',
  lead: 'На\u00a0приёмку, подписание или получение документов придёт другой человек.',
  groups: [
    {
      title: 'Представитель',
      questions: [
        fullName('agent', 'Укажите представителя'),
        phone('agent_phone'),
        {
          name: 'powers',
          as: 'choice',
          label: 'Что доверяете',
          error: 'Выберите, что доверяете',
          options: [
            { id: 'acceptance', label: 'осмотр и\u00a0приёмку' },
            { id: 'signing', label: 'подписание документов' },
            { id: 'papers', label: 'получение документов' },
          ],
        },
        {
          name: 'deed',
          as: 'text',
          label: 'Номер доверенности',
          hint: 'По\u00a0реестру нотариуса',
          error: 'Укажите номер доверенности',
          maxLength: 100,
        },
        dayAhead('until', 'Действует до', 3 * 365),
      ],
    },
  ],
  paragraphs: (say) => [
    `Прошу допускать к\u00a0действиям от\u00a0моего имени представителя: ${say('agent')}, телефон ${say('agent_phone')}. Доверяю ${say('powers')}.`,
    `Доверенность ${say('deed')} действует до\u00a0${say('until')}.`,
  ],
};
