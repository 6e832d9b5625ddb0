import { ALIAS } from '../../../core/filter.ts';
import { lotFilters, type LotFilterKey } from '../../../catalogue/filters/lot.filters.ts';
import type { Reading } from './reading.ts';

/** Characters of a quoted value at most: those of an id. */
const LONGEST_VALUE = 80;

/** Whether a filter may hold a text. */
function holds(key: LotFilterKey, value: string): boolean {
  const declared = lotFilters[key];
  switch (declared.kind) {
    case 'alias':
    case 'aliases':
      return ALIAS.test(value);
    case 'match':
      return declared.pattern.test(value);
    case 'one':
      return (declared.values as readonly string[]).includes(value);
    case 'number':
      return (
        /^\d{1,3}$/.test(value) && Number(value) >= declared.min && Number(value) <= declared.max
      );
    case 'text':
      return value.trim() === value && value.length > 0 && value.length <= declared.max;
    default:
      return false;
  }
}

/** Reads a value as the catalogue writes it, in quotes after its name: «планировка «e2-41»», «код комплекса «kanal»». */
export function readQuoted(reading: Reading, at: number): number {
  const item = reading.at(at);
  const key =
    item?.is === 'id'
      ? item.of
      : item?.is === 'numero'
        ? 'number'
        : item?.is === 'layout'
          ? 'plan'
          : undefined;
  const open = reading.at(at + 1)?.tokens[0];
  if (!key || !open || !reading.sign(at + 1, '«')) return 0;
  const value =
    reading.sentence.slice(open.end, open.end + LONGEST_VALUE + 1).split('»', 1)[0] ?? '';
  const end = open.end + value.length;
  if (reading.sentence.charAt(end) !== '»' || !holds(key as LotFilterKey, value)) return 0;
  let next = at + 2;
  while ((reading.at(next)?.tokens[0].start ?? Infinity) <= end) next += 1;
  const number = lotFilters[key as LotFilterKey].kind === 'number';
  reading.claim(at, next, key as LotFilterKey, number ? Number(value) : value);
  return next;
}
