import { defineMask, isComplete, type Mask } from './define-mask.ts';
import {
  FOREIGN_PHONE,
  isForeignPhone,
  nationalDigits,
  normalisePhone,
} from './normalise-phone.ts';
import { dayDigits, paddedParts, wholeDigits } from './read-digits.ts';

/** HH:mm of a real clock. */
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Every mask of the product (specification, §3), with the words and hints of the field it makes. */
export const masks = {
  phone: defineMask('+7 (000) 000-00-00', {
    label: 'Телефон',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: '+7 (___) ___-__-__',
    digits: nationalDigits,
    leaves: isForeignPhone,
    complaint: (shown) => (isForeignPhone(shown) ? FOREIGN_PHONE : null),
  }),
  date: defineMask('00.00.0000', {
    label: 'Дата',
    placeholder: 'ДД.ММ.ГГГГ',
    digits: dayDigits,
  }),
  birthDate: defineMask('00.00.0000', {
    label: 'Дата рождения',
    autoComplete: 'bday',
    placeholder: 'ДД.ММ.ГГГГ',
    digits: dayDigits,
  }),
  issueDate: defineMask('00.00.0000', {
    label: 'Дата выдачи',
    placeholder: 'ДД.ММ.ГГГГ',
    digits: dayDigits,
  }),
  time: defineMask('00:00', {
    label: 'Время',
    placeholder: 'ЧЧ:ММ',
    digits: paddedParts,
    complaint: (shown) =>
      shown.length === 5 && !CLOCK.test(shown) ? 'Введите время от\u00a000:00 до\u00a023:59' : null,
  }),
  inn: defineMask('000000000000', { label: 'ИНН' }),
  snils: defineMask('000-000-000 00', { label: 'СНИЛС', placeholder: '___-___-___ __' }),
  passportSeries: defineMask('0000', { label: 'Серия паспорта' }),
  passportNumber: defineMask('000000', { label: 'Номер паспорта' }),
  departmentCode: defineMask('000-000', { label: 'Код подразделения', placeholder: '___-___' }),
  postalCode: defineMask('000000', { label: 'Индекс', autoComplete: 'postal-code' }),
  bic: defineMask('000000000', { label: 'БИК банка' }),
  kpp: defineMask('000000000', { label: 'КПП' }),
  account: defineMask('00000000000000000000', { label: 'Расчётный счёт' }),
  correspondentAccount: defineMask('00000000000000000000', { label: 'Корреспондентский счёт' }),
  percent: defineMask('000', { label: 'Процент', upTo: true, digits: wholeDigits }),
  number: defineMask('000000000000000000000', {
    label: 'Число',
    upTo: true,
    digits: wholeDigits,
  }),
} as const satisfies Record<string, Mask>;

/** Name of a mask of the table. */
export type MaskName = keyof typeof masks;

/**
 * The value to keep and send, or null while it is not complete: phones as `+7XXXXXXXXXX`, dates as DD.MM.YYYY, times as
 * HH:mm of a real clock, everything else as its digits.
 */
export function normaliseMasked(name: MaskName, text: string): string | null {
  if (name === 'phone') return normalisePhone(text);
  const mask: Mask = masks[name];
  if (!isComplete(mask, text)) return null;
  const digits = mask.digits(text);
  if (name === 'time') {
    const time = `${digits.slice(0, 2)}:${digits.slice(2)}`;
    return CLOCK.test(time) ? time : null;
  }
  if (mask.pattern === masks.date.pattern) {
    return `${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4)}`;
  }
  return digits;
}
