import type { StatementTemplate } from './template.ts';

/** Walls are to stand otherwise. */
export const replan: StatementTemplate = {
  id: 'replan',
  title: 'Согласование перепланировки',
  subject: 'о\u00a0согласовании перепланировки',
  lead: 'До ввода дома согласуем мы, после передачи ключей\u00a0— управляющая компания.',
  groups: [
    {
      title: 'Что хотите изменить',
      questions: [
        {
          name: 'rooms',
          as: 'text',
          label: 'Помещения',
          hint: 'Например: кухня и\u00a0гостиная',
          error: 'Укажите помещения',
          maxLength: 200,
        },
        {
          name: 'walls',
          as: 'choice',
          label: 'Какие стены',
          error: 'Выберите, какие стены',
          options: [
            { id: 'partition', label: 'ненесущие перегородки' },
            { id: 'opening', label: 'проём в\u00a0несущей стене' },
            { id: 'wet', label: 'границы санузла' },
          ],
        },
        {
          name: 'works',
          as: 'text',
          label: 'Опишите работы',
          error: 'Опишите работы',
          maxLength: 1500,
          rows: 5,
          room: 'whole',
        },
      ],
    },
  ],
  paragraphs: (say) => [
    `Прошу согласовать перепланировку помещений: ${say('rooms')}. Затрагиваются ${say('walls')}.`,
    `Описание работ: ${say('works')}`,
    'Обязуюсь не\u00a0начинать работы до\u00a0получения согласования.',
  ],
};
