import type { PersonField } from './person.ts';

/** What the fields of a participant are called, in the order of the form. */
export const personLabels: Readonly<Record<PersonField, string>> = {
  last_name: 'Фамилия',
  name: 'Имя',
  second_name: 'Отчество',
  birth_date: 'Дата рождения',
  passport_series: 'Серия паспорта',
  passport_number: 'Номер паспорта',
  passport_date: 'Дата выдачи',
  department_code: 'Код подразделения',
  passport_issuer: 'Кем выдан паспорт',
  address: 'Адрес регистрации',
  snils: 'СНИЛС',
  inn: 'ИНН',
  phone: 'Телефон для\u00a0подписи',
  share: 'Доля',
};
