import type { FieldIssue } from '@m30/api/client';
import { isInn, isSnils } from '@m30/ui-kit/check-digits';
import { isComplete, masks, type Mask, type MaskName } from '@m30/ui-kit/mask';
import type { Person, PersonField } from './person.ts';
import { personLabels } from './person-labels.ts';
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

const isMasked = (field: PersonField): field is keyof typeof personMasks =>
  Object.hasOwn(personMasks, field);

/** What can be said of all people without the server: empty fields, unfinished ones, wrong check digits. */
export function checkPeople(people: readonly Person[]): FieldIssue[] {
  return people.flatMap((person, index) =>
    fields.flatMap((field) => {
      // The buyer signs in the account.
      if (field === 'phone' && index === 0) return [];
      const text = person[field].trim();
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
): readonly FieldIssue[] {
  if (before.length !== now.length) return [];
  const wrong = new Set(checkPeople(now).map(({ path }) => path));
  const textOf = (people: readonly Person[], path: string) => {
    const [, index, field = ''] = path.split('.');
    if (index === undefined) return people.map(({ share }) => share).join();
    return people[Number(index)]?.[field as PersonField];
  };
  return issues.filter(({ path }) => wrong.has(path) || textOf(before, path) === textOf(now, path));
}

const fields = Object.keys(personLabels) as PersonField[];

const emptyWords = (field: PersonField) =>
  field === 'second_name' ? 'Заполните поле или отметьте «нет отчества»' : 'Заполните поле';
