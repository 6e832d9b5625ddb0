import { anInn, aPassportDay, aSnils } from '../../question/checks.ts';
import type { Section } from '../../question/question.ts';

/** A borrower's documents and addresses. */
export const passport: Section = {
  id: 'passport',
  title: 'Паспорт',
  lead: 'Пишите так, как в документе: банк сверяет каждую букву.',
  of: 'person',
  groups: [
    {
      questions: [
        {
          name: 'passport_series',
          label: 'Серия паспорта',
          as: 'masked',
          mask: 'passportSeries',
          error: 'Введите серию паспорта: 4 цифры',
          room: 'third',
        },
        {
          name: 'passport_number',
          label: 'Номер паспорта',
          as: 'masked',
          mask: 'passportNumber',
          error: 'Введите номер паспорта: 6 цифр',
          room: 'third',
        },
        {
          name: 'passport_date',
          label: 'Дата выдачи',
          as: 'masked',
          mask: 'issueDate',
          error: 'Введите дату выдачи полностью',
          check: aPassportDay,
          room: 'third',
        },
        {
          name: 'passport_code',
          label: 'Код подразделения',
          as: 'masked',
          mask: 'departmentCode',
          error: 'Введите код подразделения: 6 цифр',
          room: 'third',
        },
        {
          name: 'passport_issuer',
          label: 'Кем выдан',
          as: 'text',
          error: 'Перепишите из паспорта, кем он выдан',
          maxLength: 200,
          room: 'whole',
        },
        {
          name: 'birth_place',
          label: 'Место рождения',
          as: 'text',
          error: 'Перепишите из паспорта место рождения',
          maxLength: 200,
          room: 'whole',
        },
      ],
    },
    {
      title: 'СНИЛС и ИНН',
      questions: [
        {
          name: 'snils',
          label: 'СНИЛС',
          as: 'masked',
          mask: 'snils',
          error: 'Введите СНИЛС: 11 цифр',
          check: aSnils,
        },
        {
          name: 'inn',
          label: 'ИНН',
          as: 'masked',
          mask: 'inn',
          hint: 'По желанию: с ним банк отвечает быстрее',
          error: 'ИНН человека — 12 цифр',
          optional: true,
          check: anInn,
        },
      ],
    },
    {
      title: 'Адрес',
      questions: [
        {
          name: 'postal_code',
          label: 'Индекс',
          as: 'masked',
          mask: 'postalCode',
          error: 'Введите индекс: 6 цифр',
          room: 'third',
        },
        {
          name: 'address',
          label: 'Адрес регистрации',
          as: 'text',
          autoComplete: 'street-address',
          error: 'Введите адрес регистрации',
          maxLength: 300,
          room: 'whole',
        },
        {
          name: 'lives_elsewhere',
          label: 'Живу по другому адресу',
          as: 'flag',
          error: '',
          optional: true,
          room: 'whole',
        },
        {
          name: 'home_address',
          label: 'Где живёте',
          as: 'text',
          error: 'Введите адрес, по которому живёте',
          when: { name: 'lives_elsewhere', is: ['1'] },
          maxLength: 300,
          room: 'whole',
        },
      ],
    },
  ],
};
