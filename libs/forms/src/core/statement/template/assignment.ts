import { anAmount, anInn } from '../../question/checks.ts';
import { fullName, phone } from './questions.ts';
import type { StatementTemplate } from './template.ts';

/** The rights of a contract go to somebody else. */
export const assignment: StatementTemplate = {
  id: 'assignment',
  title: 'Уступка прав',
  subject: 'о\u00a0согласовании уступки прав требования',
  lead: 'Передать договор другому человеку до\u00a0подписания передаточного акта.',
  groups: [
    {
      title: 'Кому передаёте',
      questions: [
        fullName('assignee', 'Укажите, кому передаёте права'),
        {
          name: 'assignee_inn',
          as: 'masked',
          mask: 'inn',
          label: 'ИНН',
          error: 'ИНН человека\u00a0— 12 цифр',
          check: anInn,
        },
        phone('assignee_phone'),
        {
          name: 'price',
          as: 'money',
          label: 'Цена уступки, ₽',
          error: 'Укажите цену уступки',
          check: anAmount,
        },
        {
          name: 'loan',
          as: 'choice',
          label: 'Квартира в\u00a0залоге у\u00a0банка',
          error: 'Выберите ответ',
          options: [
            { id: 'no', label: 'нет' },
            { id: 'yes', label: 'да, согласие банка приложу' },
          ],
        },
      ],
    },
  ],
  paragraphs: (say) => [
    `Прошу согласовать уступку моих прав и\u00a0обязанностей по\u00a0договору. Новый участник: ${say('assignee')}, ИНН ${say('assignee_inn')}, телефон ${say('assignee_phone')}.`,
    `Цена уступки ${say('price')}. Залог у\u00a0банка: ${say('loan')}.`,
  ],
};
