import { anAmount, aPastDay } from '../../question/checks.ts';
import type { NumberQuestion, Question, Section } from '../../question/question.ts';

/** What a borrower earns. */
export const monthly: NumberQuestion = {
  name: 'income',
  label: 'Доход в месяц на руки',
  as: 'money',
  error: 'Укажите доход в месяц после налога',
  check: anAmount,
};

const main: readonly Question[] = [
  {
    ...monthly,
    hint: 'В среднем за последний год',
    when: {
      name: 'employment',
      is: ['employee', 'owner', 'entrepreneur', 'selfemployed', 'pensioner'],
    },
  },
  {
    name: 'income_proof',
    label: 'Чем подтвердите',
    as: 'choice',
    options: [
      { id: 'ndfl', label: 'Справка о доходах с работы' },
      { id: 'fund', label: 'Выписка из Социального фонда' },
      { id: 'bank', label: 'Справка по форме банка' },
      { id: 'declaration', label: 'Налоговая декларация' },
      { id: 'app', label: 'Справка из «Моего налога»' },
      { id: 'pension', label: 'Справка о пенсии' },
    ],
    error: 'Выберите, чем подтвердите доход',
    when: {
      name: 'employment',
      is: ['employee', 'owner', 'entrepreneur', 'selfemployed', 'pensioner'],
    },
  },
];

const duties: readonly Question[] = [
  {
    name: 'loans',
    label: 'Платежи по кредитам в месяц',
    as: 'money',
    hint: 'Вместе с картами, у которых есть лимит',
    error: 'Укажите платежи по кредитам',
    optional: true,
  },
  {
    name: 'duties',
    label: 'Аренда и алименты в месяц',
    as: 'money',
    error: 'Укажите аренду и алименты',
    optional: true,
  },
];

/** What a borrower earns and owes. */
export const income: Section = {
  id: 'income',
  title: 'Доход',
  lead: 'Расхождение с бюро кредитных историй — самая частая причина отказа, поэтому пишите как есть.',
  of: 'person',
  groups: [
    {
      questions: [
        ...main,
        {
          name: 'other_income',
          label: 'Другой доход в месяц',
          as: 'money',
          hint: 'Аренда, пособия, вторая работа',
          error: 'Укажите другой доход',
          optional: true,
        },
      ],
    },
    { title: 'Обязательства', questions: duties },
  ],
};

/** The same with every source on a line of its own and with what is owned. */
export const grossIncome: Section = {
  ...income,
  groups: [
    { questions: main },
    { title: 'Обязательства', questions: duties },
    {
      title: 'Имущество',
      questions: [
        {
          name: 'property',
          label: 'Недвижимость',
          as: 'text',
          hint: 'Что есть и где, если есть',
          error: 'Назовите недвижимость',
          optional: true,
          maxLength: 300,
        },
        {
          name: 'car',
          label: 'Автомобиль',
          as: 'text',
          hint: 'Марка и год, если есть',
          error: 'Назовите автомобиль',
          optional: true,
          maxLength: 120,
        },
      ],
    },
  ],
  rows: {
    name: 's',
    title: 'Ещё источник дохода',
    add: 'Добавить источник дохода',
    max: 4,
    questions: [
      {
        name: 'kind',
        label: 'Источник',
        as: 'choice',
        options: [
          { id: 'business', label: 'Своё дело' },
          { id: 'dividends', label: 'Дивиденды' },
          { id: 'rent', label: 'Сдача жилья' },
          { id: 'abroad', label: 'Доход из-за границы' },
          { id: 'second', label: 'Вторая работа' },
          { id: 'pension', label: 'Пенсия или пособие' },
        ],
        error: 'Выберите источник дохода',
      },
      {
        name: 'amount',
        label: 'В месяц',
        as: 'money',
        error: 'Укажите сумму в месяц',
        check: anAmount,
      },
      {
        name: 'since',
        label: 'С какого дня',
        as: 'masked',
        mask: 'date',
        error: 'Введите дату полностью, день можно примерно',
        check: aPastDay,
      },
      {
        name: 'proof',
        label: 'Чем подтверждён',
        as: 'text',
        error: 'Назовите документ: договор, выписка, протокол',
        maxLength: 200,
      },
    ],
  },
};
