import type { FieldIssue } from '@m30/api/client';
import { isInn, isSnils } from '@m30/ui-kit/check-digits';
import { isComplete, masks, type Mask, type MaskName } from '@m30/ui-kit/mask';
import type { Person, PersonField } from './person.ts';
import { fieldsOf, isOptional } from './person-fields.ts';
import { readShare } from './shares.ts';

/** Fields with a mask. */
export const personMasks = {
  birth_date: 'birthDate',
  passport_series: 'passportSeries',
  passport_number: 'passportNumber',
  passport_date: 'issueDate',
  department_code: 'departmentCode',
  snils: 'snils',
  inn: 'inn',
  phone: 'phone',
  'birth_certificate.number': 'passportNumber',
  'birth_certificate.date': 'issueDate',
  'representative.birth_date': 'birthDate',
  'representative.passport_series': 'passportSeries',
  'representative.passport_number': 'passportNumber',
  'representative.passport_date': 'issueDate',
  'representative.department_code': 'departmentCode',
  'representative.phone': 'phone',
  'representative.power_date': 'issueDate',
  'representative.power_until': 'issueDate',
} as const satisfies Partial<Record<PersonField, MaskName>>;

const UNFINISHED: Readonly<Record<keyof typeof personMasks, string>> = {
  birth_date: 'Введите дату рождения: день, месяц, год',
  passport_series: 'В\u00a0серии паспорта четыре цифры',
  passport_number: 'В\u00a0номере паспорта шесть цифр',
  passport_date: 'Введите дату выдачи: день, месяц, год',
  department_code: 'В\u00a0коде подразделения шесть цифр',
  snils: 'В\u00a0СНИЛС одиннадцать цифр',
  inn: 'В\u00a0ИНН человека двенадцать цифр',
  phone: 'Введите телефон полностью',
  'birth_certificate.number': 'В\u00a0номере свидетельства шесть цифр',
  'birth_certificate.date': 'Введите дату выдачи: день, месяц, год',
  'representative.birth_date': 'Введите дату рождения: день, месяц, год',
  'representative.passport_series': 'В\u00a0серии паспорта четыре цифры',
  'representative.passport_number': 'В\u00a0номере паспорта шесть цифр',
  'representative.passport_date': 'Введите дату выдачи: день, месяц, год',
  'representative.department_code': 'В\u00a0коде подразделения шесть цифр',
  'representative.phone': 'Введите телефон полностью',
  'representative.power_date': 'Введите дату: день, месяц, год',
  'representative.power_until': 'Введите дату: день, месяц, год',
};

/**
 * What is wrong with a field that is left, in words; `null` also for an empty one, which only the whole step asks
 * for. The server checks everything again and alone decides.
 */
export function checkField(field: PersonField, text: string): string | null {
  if (text === '') return null;
  if (field === 'share') {
    return readShare(text) ? null : 'Напишите долю дробью, например 1/2';
  }
  if (field === 'birth_certificate.series' && !SERIES.test(text.trim())) {
    return 'Серия свидетельства\u00a0— римские цифры и\u00a0две буквы, например II-АК';
  }
  if (!isMasked(field)) return null;
  const mask: Mask = masks[personMasks[field]];
  if (!isComplete(mask, text)) return UNFINISHED[field];
  const digits = text.replace(/\D/g, '');
  if (field === 'snils' && !isSnils(digits)) {
    return 'Проверьте СНИЛС: контрольные цифры не\u00a0сходятся';
  }
  if (field === 'inn' && !isInn(digits)) {
    return 'Проверьте ИНН: контрольные цифры не\u00a0сходятся';
  }
  return null;
}

/** «II-АК», in letters of any height. */
const SERIES = /^[IVXLC]{1,6}\s*[-–—]\s*[А-ЯЁ]{2}$/i;

/** Whether a field has a mask. */
export const isMasked = (field: PersonField): field is keyof typeof personMasks =>
  Object.hasOwn(personMasks, field);

/** What can be said of all people without the server: empty fields, unfinished ones, wrong check digits. */
export function checkPeople(people: readonly Person[], today: string): FieldIssue[] {
  return people.flatMap((person, index) =>
    fieldsOf(person, { index, today }).flatMap((field) => {
      const text = person[field].trim();
      if (text === '' && isOptional(field, person, today)) return [];
      const message = text === '' ? emptyWords(field) : checkField(field, person[field]);
      return message ? [{ path: `users.${index}.${field}`, message }] : [];
    }),
  );
}

/**
 * Complaints that still hold after people were typed anew: one about a field goes when the field is right, one
 * that only the server can make goes when its field has changed, one about the shares when they have.
 */
export function openIssues(
  issues: readonly FieldIssue[],
  before: readonly Person[],
  now: readonly Person[],
  today: string,
): readonly FieldIssue[] {
  if (before.length !== now.length) return [];
  const wrong = new Set(checkPeople(now, today).map(({ path }) => path));
  const textOf = (people: readonly Person[], path: string) => {
    const [, index, ...field] = path.split('.');
    if (index === undefined) return people.map(({ share }) => share).join();
    return people[Number(index)]?.[field.join('.') as PersonField];
  };
  return issues.filter(({ path }) => wrong.has(path) || textOf(before, path) === textOf(now, path));
}

const emptyWords = (field: PersonField) =>
  field === 'parent'
    ? 'Выберите родителя среди участников'
    : field.endsWith('second_name')
      ? 'Заполните поле или отметьте «нет отчества»'
      : 'Заполните поле';
