import { aBirth, aName, anEmail, between } from '../../question/checks.ts';
import type { MaskedQuestion, Question, Section, TextQuestion } from '../../question/question.ts';
import { INCOMPLETE_PHONE } from '@m30/ui-kit/mask';

/** Phone of a borrower. */
export const phone: MaskedQuestion = {
  name: 'phone',
  label: 'Телефон',
  as: 'masked',
  mask: 'phone',
  error: INCOMPLETE_PHONE,
};

/** First name. */
export const firstName: TextQuestion = {
  name: 'name',
  label: 'Имя',
  as: 'text',
  autoComplete: 'given-name',
  error: 'Введите имя',
  check: aName,
  maxLength: 60,
  room: 'third',
};

const names: readonly Question[] = [
  {
    ...firstName,
    name: 'last_name',
    label: 'Фамилия',
    autoComplete: 'family-name',
    error: 'Введите фамилию',
  },
  firstName,
  {
    ...firstName,
    name: 'second_name',
    label: 'Отчество',
    autoComplete: 'additional-name',
    error: 'Введите отчество',
    optional: true,
  },
  {
    name: 'birth_date',
    label: 'Дата рождения',
    as: 'masked',
    mask: 'birthDate',
    error: 'Введите дату рождения полностью',
    check: aBirth,
    room: 'third',
  },
  { ...phone, room: 'third' },
  {
    name: 'email',
    label: 'Электронная почта',
    as: 'email',
    autoComplete: 'email',
    error: 'Введите адрес почты: на него придёт ответ банка',
    check: anEmail,
    maxLength: 100,
    room: 'third',
  },
];

const family: readonly Question[] = [
  {
    name: 'marital',
    label: 'Семейное положение',
    as: 'choice',
    options: [
      { id: 'single', label: 'Не в браке' },
      { id: 'married', label: 'В браке' },
      { id: 'contract', label: 'В браке, есть брачный договор' },
      { id: 'widowed', label: 'Вдова или вдовец' },
    ],
    error: 'Выберите семейное положение',
  },
  {
    name: 'children',
    label: 'Детей до 18 лет',
    as: 'number',
    hint: 'Нет детей — поставьте 0',
    error: 'Укажите, сколько детей до 18 лет: если нет — 0',
    check: between(0, 15, 'Укажите число детей от 0 до 15'),
  },
];

/** Who a borrower is. */
export const person: Section = {
  id: 'person',
  title: 'Личные данные',
  of: 'person',
  groups: [{ questions: names }, { title: 'Семья', questions: family }],
};

/** Who a borrower is, where the rest stands in an agreement. */
export const contact: Section = { ...person, groups: [{ questions: names }] };
