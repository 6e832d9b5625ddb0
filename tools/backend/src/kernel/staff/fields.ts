import { isStorable } from '@m30/api';
import * as v from 'valibot';

/** How a field is asked on the staff page. */
export type FieldKind = 'guid' | 'line' | 'text' | 'whole' | 'day' | 'choice' | 'flag';

/** A field of an action; its value comes as text, from a form or a command line. */
export type FieldSchema = v.GenericSchema<unknown, unknown>;

/** What a field says of itself. */
export interface FieldAbout {
  [key: string]: unknown;
  readonly kind: FieldKind;
  /** Values and their labels, of a choice. */
  readonly options?: Readonly<Record<string, string>>;
  /** Characters, of a line or a text. */
  readonly most?: number;
}

/** Guid of a thing. */
export const guidField = (label: string) =>
  v.pipe(
    v.string(`Укажите поле «${label}»`),
    v.uuid(`«${label}»: нужен номер вида 00000000-0000-…`),
    v.toLowerCase(),
    v.title(label),
    v.metadata({ kind: 'guid' } satisfies FieldAbout),
  );

/** One line of text. */
export const lineField = (label: string, most = 200) => words(label, 'line', most);

/** Text of several lines. */
export const textField = (label: string, most = 4000) => words(label, 'text', most);

function words(label: string, kind: 'line' | 'text', most: number) {
  return v.pipe(
    v.string(`Заполните поле «${label}»`),
    v.trim(),
    v.nonEmpty(`Заполните поле «${label}»`),
    v.maxLength(most, `«${label}»: не больше ${most} знаков`),
    v.check((value) => isStorable(value), `«${label}»: уберите служебные знаки`),
    v.title(label),
    v.metadata({ kind, most } satisfies FieldAbout),
  );
}

/** A whole number. */
export const wholeField = (label: string, { min, max }: { min: number; max: number }) =>
  v.pipe(
    v.union([v.string(), v.number()], `Укажите поле «${label}»`),
    v.transform(Number),
    v.integer(`«${label}»: нужно целое число`),
    v.minValue(min, `«${label}»: не меньше ${min}`),
    v.maxValue(max, `«${label}»: не больше ${max}`),
    v.title(label),
    v.metadata({ kind: 'whole' } satisfies FieldAbout),
  );

/** A number of two decimals at most, with a point or a comma. */
export const numberField = (label: string, { min, max }: { min: number; max: number }) =>
  v.pipe(
    v.string(`Укажите поле «${label}»`),
    v.trim(),
    v.regex(/^\d+(?:[.,]\d{1,2})?$/, `«${label}»: нужно число, до двух знаков после запятой`),
    v.transform((value) => Number(value.replace(',', '.'))),
    v.minValue(min, `«${label}»: не меньше ${min}`),
    v.maxValue(max, `«${label}»: не больше ${max}`),
    v.title(label),
    v.metadata({ kind: 'line', most: 12 } satisfies FieldAbout),
  );

/** A day, `YYYY-MM-DD`. */
export const dayField = (label: string) =>
  v.pipe(
    v.string(`Укажите поле «${label}»`),
    v.isoDate(`«${label}»: нужна дата вида 2026-11-22`),
    v.check((value) => !Number.isNaN(Date.parse(value)), `«${label}»: такого дня нет`),
    v.title(label),
    v.metadata({ kind: 'day' } satisfies FieldAbout),
  );

/** One of several values with their Russian labels. */
export const choiceField = <const Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
) =>
  v.pipe(
    v.picklist(Object.keys(options) as Value[], `«${label}»: выберите из списка`),
    v.title(label),
    v.metadata({ kind: 'choice', options } satisfies FieldAbout),
  );

/** Yes or no; left out means no. */
export const flagField = (label: string) =>
  v.optional(
    v.pipe(
      v.union([v.boolean(), v.picklist(['true', 'false', 'on'])], `«${label}»: true или false`),
      v.transform((value) => value === true || value === 'true' || value === 'on'),
      v.title(label),
      v.metadata({ kind: 'flag' } satisfies FieldAbout),
    ),
    false,
  );
