import { aName } from '../../question/checks.ts';
import { aDayAhead } from './day-checks.ts';
import type { StatementTemplate } from './template.ts';
import { INCOMPLETE_PHONE } from '@m30/ui-kit/mask';

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
        {
          name: 'agent',
          as: 'text',
          label: 'Фамилия, имя и\u00a0отчество',
          error: 'Укажите представителя',
          check: aName,
          maxLength: 150,
          room: 'whole',
        },
        {
          name: 'agent_phone',
          as: 'masked',
          mask: 'phone',
          label: 'Телефон',
          error: INCOMPLETE_PHONE,
        },
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
        {
          name: 'until',
          as: 'day',
          label: 'Действует до',
          error: 'Введите дату полностью',
          check: aDayAhead(3 * 365),
        },
      ],
    },
  ],
  paragraphs: (say) => [
    `Прошу допускать к\u00a0действиям от\u00a0моего имени представителя: ${say('agent')}, телефон ${say('agent_phone')}. Доверяю ${say('powers')}.`,
    `Доверенность ${say('deed')} действует до\u00a0${say('until')}.`,
  ],
};
