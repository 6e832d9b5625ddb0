import type { StatementTemplate } from './template.ts';

const PASSPORT = { name: 'what', is: ['name', 'passport'] };
const ADDRESS = { name: 'what', is: ['address'] };

/** Something personal in the contract is not true any more. */
export const changeData: StatementTemplate = {
  id: 'data',
  title: 'Изменение данных',
  subject: 'об\u00a0изменении персональных данных',
  lead: 'Новая фамилия, паспорт или адрес в\u00a0договоре.',
  groups: [
    {
      title: 'Что изменилось',
      questions: [
        {
          name: 'what',
          as: 'choice',
          label: 'Что изменить',
          error: 'Выберите, что изменить',
          options: [
            { id: 'name', label: 'фамилия, имя или отчество' },
            { id: 'passport', label: 'паспорт' },
            { id: 'address', label: 'адрес регистрации' },
          ],
          room: 'whole',
        },
        {
          name: 'new_name',
          as: 'text',
          label: 'Новые фамилия, имя и\u00a0отчество',
          error: 'Укажите новое имя полностью',
          when: { name: 'what', is: ['name'] },
          maxLength: 150,
          room: 'whole',
        },
        {
          name: 'series',
          as: 'masked',
          mask: 'passportSeries',
          label: 'Серия нового паспорта',
          error: 'Серия\u00a0— 4 цифры',
          when: PASSPORT,
        },
        {
          name: 'number',
          as: 'masked',
          mask: 'passportNumber',
          label: 'Номер нового паспорта',
          error: 'Номер\u00a0— 6 цифр',
          when: PASSPORT,
        },
        {
          name: 'issued',
          as: 'masked',
          mask: 'issueDate',
          label: 'Дата выдачи',
          error: 'Введите дату выдачи',
          when: PASSPORT,
        },
        {
          name: 'code',
          as: 'masked',
          mask: 'departmentCode',
          label: 'Код подразделения',
          error: 'Код подразделения\u00a0— 6 цифр',
          when: PASSPORT,
        },
        {
          name: 'postal_code',
          as: 'masked',
          mask: 'postalCode',
          label: 'Индекс',
          error: 'Индекс\u00a0— 6 цифр',
          when: ADDRESS,
          room: 'third',
        },
        {
          name: 'address',
          as: 'text',
          label: 'Новый адрес регистрации',
          error: 'Укажите адрес полностью',
          when: ADDRESS,
          maxLength: 300,
          room: 'whole',
        },
      ],
    },
  ],
  paragraphs: (say) => {
    const what = say('what');
    const change = 'Прошу внести изменение в\u00a0договор и\u00a0в\u00a0мои данные:';
    if (what.startsWith('адрес')) {
      return [`${change} ${what}. Новый адрес: ${say('postal_code')}, ${say('address')}.`];
    }
    const passport = `Новый паспорт: серия ${say('series')}, номер ${say('number')}, выдан ${say('issued')}, код подразделения ${say('code')}.`;
    return what.startsWith('фамилия')
      ? [`${change} ${what}. Новое имя: ${say('new_name')}.`, passport]
      : [`${change} ${what}.`, passport];
  },
};
