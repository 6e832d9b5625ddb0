import type { Shape } from '../../../components/shape/shape.ts';
import { sorted } from './align.ts';

/** One field that says something else, as text. */
export interface FieldChange {
  /** Russian names from the outside in: «Пункты 2 · Заголовок». */
  field: string;
  /** Empty where it was or is nothing. */
  before: string;
  after: string;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const objectOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;

/** Fields in which two values of one shape differ; what has no shape is compared as a whole. */
export function fieldChanges(
  shape: Shape,
  before: unknown,
  after: unknown,
  name: readonly string[] = [],
): FieldChange[] {
  if (isSame(before, after)) return [];
  if (shape.kind === 'either') {
    // What is written is of several shapes: the one with most of its fields names it.
    const keys = new Set([...Object.keys(objectOf(before)), ...Object.keys(objectOf(after))]);
    const fit = (one: Shape) =>
      one.kind === 'group' ? one.fields.filter(({ key }) => keys.has(key)).length : 0;
    const [best] = [...shape.of].sort((a, b) => fit(b) - fit(a));
    if (best && fit(best) > 0) return fieldChanges(best, before, after, name);
  }
  if (shape.kind === 'group' && (isObject(before) || isObject(after))) {
    const [was, is] = [objectOf(before), objectOf(after)];
    const known = shape.fields.flatMap(({ key, title, shape: inner }) =>
      fieldChanges(inner, was[key], is[key], [...name, title ?? key]),
    );
    const named = new Set(shape.fields.map(({ key }) => key));
    const others = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (key) => key !== 'type' && !named.has(key),
    );
    return [
      ...known,
      ...others.flatMap((key) => fieldChanges({ kind: 'json' }, was[key], is[key], [...name, key])),
    ];
  }
  if (shape.kind === 'list' && Array.isArray(before) && Array.isArray(after)) {
    const [was, is]: unknown[][] = [before, after];
    return Array.from({ length: Math.max(was?.length ?? 0, is?.length ?? 0) }).flatMap((_, at) => {
      const numbered = [...name.slice(0, -1), `${name.at(-1) ?? 'Пункт'} ${at + 1}`];
      return fieldChanges(shape.item, was?.[at], is?.[at], numbered);
    });
  }
  const [was, is] = [textOf(before), textOf(after)];
  const field = name.join(' · ');
  if (was !== is) return [{ field, before: was, after: is }];
  // The words are the same: the markup has changed, and is what is read.
  return [{ field, before: rawOf(before), after: rawOf(after) }];
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rawOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const BREAKS = /<\/(p|li|h\d|tr|td)>|<br\s*\/?>/gi;

/** A value as an editor reads it: words without markup, «да» and «нет», a list by its items. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'string') {
    const plain = value.replace(BREAKS, ' ').replace(/<[a-z/][^>]*>/gi, '');
    return plain.replace(/\s+/g, ' ').trim();
  }
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ');
  if (typeof value === 'object') return textOf(Object.values(value));
  return String(value as number);
}
