import * as v from 'valibot';
import { ALIAS } from './filter.ts';
import { isStorable } from './is-storable.ts';

/**
 * Text from outside, trimmed. Refuses U+0000 and lone surrogates, which PostgreSQL cannot store.
 * @param max longest allowed length in UTF-16 units
 */
export const text = (max = 500) =>
  v.pipe(
    v.string('Введите текст'),
    v.trim(),
    v.maxLength(max, `Не больше ${max} символов`),
    v.check((value) => isStorable(value), 'Недопустимый символ'),
  );

/** Like `text`, but not empty. */
export const requiredText = (max = 500) => v.pipe(text(max), v.nonEmpty('Заполните поле'));

/** Like `requiredText`, and with a letter or a digit in it: signs alone say nothing. */
export const words = (max = 500, message = 'Напишите словами') =>
  v.pipe(requiredText(max), v.regex(/[\p{L}\p{N}]/u, message));

/** Whole number within bounds; a query string's digits are accepted too. */
export const integer = (min: number, max: number) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))],
      'Введите целое число',
    ),
    v.integer('Введите целое число'),
    v.minValue(min, `Не меньше ${min}`),
    v.maxValue(max, `Не больше ${max}`),
  );

/** Decimal number within bounds; comma and point are accepted in a query string. */
export const decimal = (min: number, max: number) =>
  v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(
          v.string(),
          v.regex(/^\d{1,9}([.,]\d{1,4})?$/),
          v.transform((value) => Number(value.replace(',', '.'))),
        ),
      ],
      'Введите число',
    ),
    v.finite('Введите число'),
    v.minValue(min, `Не меньше ${min}`),
    v.maxValue(max, `Не больше ${max}`),
  );

/** List of up to 50 values; a query string writes it with commas. */
export const list = <Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.pipe(
    v.union(
      [
        v.array(v.string()),
        v.pipe(
          v.string(),
          v.transform((value) => value.split(',')),
        ),
      ],
      'Введите список',
    ),
    v.maxLength(50, 'Слишком длинный список'),
    v.array(item),
  );

const INCOMPLETE = 'Введите номер телефона полностью';

/**
 * Russian mobile or city number as a person writes it; the output is `+7XXXXXXXXXX`. 8…, 7…, +7… and ten bare digits are
 * accepted, with any spaces, dashes and brackets, and no code of another country: what `normalisePhone` of
 * `@m30/ui-kit/mask` accepts (a test of `@m30/forms` compares them).
 */
export const RussianPhoneSchema = v.pipe(
  v.string('Введите номер телефона'),
  v.maxLength(40, INCOMPLETE),
  v.regex(/^(?!\s*\+\s*[^\s7])[\d\s()+.\u2010-\u2015-]*$/, INCOMPLETE),
  v.transform((value) => value.replace(/\D/g, '').replace(/^7*(?:8(?=9|[348]\d{9}))*/, '')),
  v.regex(/^[3489]\d{9}$/, INCOMPLETE),
  v.transform((digits) => `+7${digits}`),
);

/** Path of a page of the site. */
export const pagePath = v.pipe(text(1000), v.startsWith('/', 'Неверный адрес страницы'));

/** Lower-case Latin identifier of an address: `kanal`, `korpus-2`. */
export const alias = v.pipe(v.string('Неверный адрес'), v.regex(ALIAS, 'Неверный адрес'));

/** UUID in its canonical form. */
export const guid = v.pipe(v.string(), v.uuid('Неверный идентификатор'));

/** Whole kopecks. */
export const kopecks = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a list says of itself that is read page by page. */
export const pageEntries = {
  total: v.number(),
  /** From 1. */
  page: v.number(),
  pages: v.number(),
};

/** Input of a method that takes nothing; unknown keys are refused. */
export const NothingSchema = v.strictObject({});
