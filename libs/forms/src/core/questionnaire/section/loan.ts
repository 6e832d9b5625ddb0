import { aDownPayment, anAmount, between } from '../../question/checks.ts';
import type { Section } from '../../question/question.ts';

const DOWN_SOURCES = [
  { id: 'savings', label: 'Накопления' },
  { id: 'sale', label: 'Продажа прежнего жилья' },
  { id: 'capital', label: 'Материнский капитал' },
  { id: 'family', label: 'Помощь семьи' },
];

const DOWN_AND_YEARS: Section['groups'][number]['questions'] = [
  {
    name: 'down',
    label: 'Первоначальный взнос',
    as: 'money',
    error: 'Укажите первоначальный взнос',
    check: aDownPayment,
  },
  {
    name: 'years',
    label: 'Срок, лет',
    as: 'number',
    error: 'Укажите срок кредита в годах',
    check: between(1, 30, 'Срок ипотеки — от 1 до 30 лет'),
  },
];

/** What is bought and what is borrowed. */
export const loan: Section = {
  id: 'loan',
  title: 'Кредит',
  of: 'application',
  groups: [
    {
      questions: [
        {
          name: 'lot',
          label: 'Квартира',
          as: 'text',
          hint: 'Комплекс и номер, если уже выбрали',
          error: 'Назовите комплекс и номер квартиры',
          optional: true,
          maxLength: 200,
          room: 'whole',
        },
        {
          name: 'price',
          label: 'Стоимость жилья',
          as: 'money',
          error: 'Укажите стоимость жилья, можно примерно',
          check: anAmount,
        },
        ...DOWN_AND_YEARS,
        {
          name: 'down_source',
          label: 'Откуда взнос',
          as: 'choice',
          options: DOWN_SOURCES,
          error: 'Выберите, откуда первоначальный взнос',
        },
      ],
    },
  ],
};

/** What stands in the agreement that was signed in the office. */
export const reserve: Section = {
  id: 'reserve',
  title: 'Бронь',
  lead: 'Квартира, цена и паспортные данные уже есть в соглашении: вводить их ещё раз не нужно.',
  of: 'application',
  groups: [
    {
      questions: [
        {
          name: 'reserve_number',
          label: 'Номер соглашения о бронировании',
          as: 'text',
          hint: 'Стоит в верхней строке соглашения',
          error: 'Введите номер соглашения о бронировании',
          maxLength: 40,
        },
        {
          name: 'price',
          label: 'Цена в соглашении',
          as: 'money',
          error: 'Укажите цену из соглашения',
          check: anAmount,
        },
        ...DOWN_AND_YEARS,
      ],
    },
  ],
};
