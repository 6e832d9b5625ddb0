import { isStorable, RussianPhoneSchema } from '@m30/api';
import * as v from 'valibot';
import { ALL_ROLES } from './roles.ts';

/** Nothing; unknown keys are refused. */
export const NothingSchema = v.strictObject({});

/** Nothing beyond success. */
export const DoneSchema = v.object({});

/**
 * Text of the staff, trimmed. Refuses U+0000 and lone surrogates, which PostgreSQL cannot store.
 * @param most UTF-16 units
 */
export const text = (most: number) =>
  v.pipe(
    v.string('Введите текст'),
    v.trim(),
    v.maxLength(most, `Не больше ${most} символов`),
    v.check((value) => isStorable(value), 'Недопустимый символ'),
  );

export const requiredText = (most: number, message = 'Заполните поле') =>
  v.pipe(text(most), v.nonEmpty(message));

export const guid = v.pipe(v.string('Неверный идентификатор'), v.uuid('Неверный идентификатор'));

/** ISO instant with its offset. */
export const instant = v.pipe(
  v.string('Укажите дату и время'),
  v.maxLength(40, 'Укажите дату и время'),
  v.isoTimestamp('Укажите дату и время'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'Такого времени нет'),
);

/** A day in Moscow, `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string('Укажите дату'),
  v.maxLength(10, 'Укажите дату'),
  v.isoDate('Укажите дату'),
  // The 31st of February is parsed as a day of March.
  v.check((value) => {
    const parsed = new Date(value);
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
  }, 'Такого дня нет'),
);

/** Page of a list, from 1; a query string's digits are accepted too. */
export const pageNumber = v.optional(
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))],
      'Неверная страница',
    ),
    v.integer('Неверная страница'),
    v.minValue(1, 'Неверная страница'),
    v.maxValue(100_000, 'Неверная страница'),
  ),
  1,
);

/** What a list says of itself that is read page by page. */
export const pageEntries = {
  total: v.number(),
  /** From 1. */
  page: v.number(),
  pages: v.number(),
};

export const email = v.pipe(
  v.string('Введите адрес почты'),
  v.trim(),
  v.nonEmpty('Введите адрес почты'),
  v.maxLength(254, 'Введите адрес почты полностью'),
  v.email('Введите адрес почты полностью'),
  v.toLowerCase(),
);

/** A mailbox, or nothing. */
export const optionalEmail = v.optional(
  v.union([text(0), email], 'Введите адрес почты полностью'),
  '',
);

/** A password of the staff; what else is asked of it the server says. */
export const password = v.pipe(
  v.string('Введите пароль'),
  v.nonEmpty('Введите пароль'),
  v.maxLength(200, 'Пароль не длиннее 200 символов'),
  v.check((value) => isStorable(value), 'Недопустимый символ'),
);

export const newPassword = v.pipe(password, v.minLength(12, 'Пароль не короче 12 символов'));

/** Six digits of an authenticator; spaces are dropped. */
export const totpCode = v.pipe(
  v.string('Введите шесть цифр кода'),
  v.maxLength(20, 'Введите шесть цифр кода'),
  v.transform((value) => value.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Введите шесть цифр кода'),
);

/** `+7XXXXXXXXXX`, however a person writes it. */
export const phone = RussianPhoneSchema;

export const RoleSchema = v.picklist(ALL_ROLES, 'Выберите роль');

/** Whole kopecks. */
export const kopecks = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the caller has seen of a thing: the second of two concurrent changes is refused. */
export const revision = v.pipe(
  v.string('Откройте ещё раз'),
  v.regex(/^[\w-]{22}$/, 'Откройте ещё раз'),
);
