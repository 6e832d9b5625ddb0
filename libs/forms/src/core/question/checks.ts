import { isInn, isSnils } from '@m30/ui-kit/check-digits';
import { isoDay } from '@m30/ui-kit/mask';
import { moscowDay } from '@m30/ui-kit/format';
import type { Check } from './question.ts';

/** Letters of a name, of any alphabet, with what stands between them. */
const NAME = /^\p{L}[\p{L}\p{M}'’ .-]*$/u;
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** A name of at least two letters (specification, §9). */
export const aName: Check = (value) =>
  NAME.test(value) && value.length >= 2
    ? null
    : 'Имя пишется буквами, как в паспорте: хотя бы две буквы';

/** A mailbox. */
export const anEmail: Check = (value) =>
  EMAIL.test(value) ? null : 'Проверьте адрес почты: например, name@yandex.ru';

/** A pension insurance number whose check digits agree. */
export const aSnils: Check = (value) =>
  isSnils(onlyDigits(value)) ? null : 'В СНИЛС ошибка: не сходится контрольное число';

/** A person's taxpayer number whose check digits agree. */
export const anInn: Check = (value) =>
  isInn(onlyDigits(value)) ? null : 'В ИНН ошибка: не сходится контрольное число';

/** The taxpayer number of an employer: 10 digits of an organisation or 12 of a person. */
export const anEmployerInn: Check = (value) =>
  isInn(value) ? null : 'ИНН организации — 10 цифр, предпринимателя — 12. Проверьте цифры';

/** A borrower's date of birth. */
export const aBirth: Check = (value, { now }) => {
  const age = yearsBetween(value, now);
  if (age === null) return 'Такой даты нет в календаре';
  return age >= 18 && age <= 75 ? null : 'Банки дают ипотеку людям от 18 до 75 лет';
};

/** The day a passport was issued: not before the fourteenth birthday, not in the future. */
export const aPassportDay: Check = (value, { answerOf, now }) => {
  const past = pastDay(value, now);
  if (past) return past;
  const birth = isoDay(answerOf('birth_date'));
  return birth && (isoDay(value) ?? '') < addYears(birth, 14)
    ? 'Паспорт выдают с 14 лет: проверьте дату выдачи и дату рождения'
    : null;
};

/** A day that has been. */
export const aPastDay: Check = (value, { now }) => pastDay(value, now);

/** A whole number within bounds. */
export const between =
  (min: number, max: number, words: string): Check =>
  (value) =>
    Number(value) >= min && Number(value) <= max ? null : words;

/** An amount above nothing. */
export const anAmount: Check = (value) => (Number(value) > 0 ? null : 'Укажите сумму больше нуля');

/** A down payment below the price. */
export const aDownPayment: Check = (value, { answerOf }) => {
  const price = Number(answerOf('price'));
  return price > 0 && Number(value) >= price ? 'Взнос должен быть меньше стоимости' : null;
};

function pastDay(shown: string, now: Date): string | null {
  const day = isoDay(shown);
  if (day === null) return 'Такой даты нет в календаре';
  if (day < '1900-01-01') return 'Проверьте год';
  return day <= moscowDay(now) ? null : 'Эта дата ещё не наступила';
}

/** Whole years from a shown day until now, on the calendar of Moscow; null for an impossible day. */
function yearsBetween(shown: string, now: Date): number | null {
  const day = isoDay(shown);
  if (day === null) return null;
  const today = moscowDay(now);
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return today.slice(5) < day.slice(5) ? years - 1 : years;
}

const addYears = (iso: string, years: number): string =>
  `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`;
