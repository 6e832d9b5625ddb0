import type { surveys } from '../../../src/modules/service/feedback/feedback.table.ts';

/** What the company asks its buyers; the staff open a survey that has no beginning. */
export const surveySeeds: Omit<typeof surveys.$inferInsert, 'opensAt' | 'closesAt'>[] = [
  {
    alias: 'pokupka-2026',
    title: 'Как прошла покупка',
    lead: 'Четыре вопроса, две минуты. Ответы читает руководитель отдела продаж.',
    points: 100,
    audience: 'owners',
    questions: [
      {
        id: 'nps',
        kind: 'nps',
        text: 'Посоветуете ли вы нас знакомым?',
        required: true,
      },
      {
        id: 'best',
        kind: 'choice',
        text: 'Что помогло больше всего?',
        options: [
          { id: 'manager', text: 'Разговор с менеджером' },
          { id: 'site', text: 'Сайт и кабинет' },
          { id: 'visit', text: 'Поездка на площадку' },
          { id: 'price', text: 'Понятная цена' },
        ],
        required: true,
      },
      {
        id: 'papers',
        kind: 'scale',
        text: 'Насколько понятными были документы?',
        required: false,
      },
      { id: 'more', kind: 'text', text: 'Что нам исправить?', required: false },
    ],
  },
  {
    alias: 'kabinet-osen',
    title: 'Удобен ли кабинет',
    lead: 'Два вопроса о личном кабинете.',
    points: 50,
    questions: [
      { id: 'ease', kind: 'scale', text: 'Легко ли найти нужное?', required: true },
      { id: 'wish', kind: 'text', text: 'Чего не хватает?', required: false },
    ],
  },
  {
    alias: 'dvor-vesna',
    title: 'Каким быть двору',
    lead: 'Весной докупаем то, о чём попросят чаще всего.',
    points: 50,
    questions: [
      {
        id: 'what',
        kind: 'choice',
        text: 'Чего не хватает во дворе?',
        options: [
          { id: 'bike', text: 'Места для велосипедов' },
          { id: 'sport', text: 'Турников и столов для тенниса' },
          { id: 'quiet', text: 'Скамеек в тени' },
          { id: 'dog', text: 'Площадки для собак' },
        ],
        required: true,
      },
      { id: 'more', kind: 'text', text: 'Что ещё?', required: false },
    ],
  },
];
