import { quantityAt } from './quantity.ts';
import { quarterOf, whenAt, type When } from './quarters.ts';
import type { Reading } from './reading.ts';

const written = (quarter: number) => `${Math.floor(quarter / 4)}-${(quarter % 4) + 1}`;

/** «Через год», «через полгода», «через 18 месяцев». */
function fromNow(reading: Reading, at: number): When | undefined {
  if (reading.is(at, 'ago')) return { quarter: later(reading, 6), next: at + 1 };
  if (!reading.is(at, 'through')) return undefined;
  const start = reading.skip(at + 1);
  if (reading.is(start, 'year')) return { quarter: later(reading, 12), next: start + 1 };
  if (reading.is(start, 'ago')) return { quarter: later(reading, 6), next: start + 1 };
  const many = quantityAt(reading, start);
  if (!many || many.scale > 1) return undefined;
  if (many.unit === 'year') return { quarter: later(reading, many.value * 12), next: many.next };
  return many.monthly ? { quarter: later(reading, many.value), next: many.next } : undefined;
}

/** Whether a year stands between commas or ends, beside other wishes: «двушка, 2027». */
const isAlone = (reading: Reading, from: number, to: number) =>
  reading.items.length > 1 &&
  reading.is(from, 'number') &&
  (from === 0 || reading.sign(from - 1, ',')) &&
  (to === reading.items.length || reading.sign(to, ','));

function later(reading: Reading, months: number): number {
  const [year = 0, month = 1] = reading.day.split('-').map(Number);
  return Math.floor((year * 12 + month - 1 + months) / 3);
}

/** Reads when the keys are wanted: «сдача до конца 2027», «ключи в IV кв. 2028», «к лету», «сдан». */
export function readDate(reading: Reading, at: number): number {
  const triggered = reading.is(at, 'trigger');
  if (triggered && reading.is(at + 1, 'any')) return 0;
  const start = triggered ? reading.skip(at + 1, ':', '-', '(') : at;
  if (triggered && reading.is(start, 'trigger')) return 0;
  if (reading.is(start, 'ready')) {
    reading.claim(at, start + 1, 'handover', 'ready');
    return start + 1;
  }
  if (
    reading.is(start, 'after') ||
    (reading.is(start, 'limit') && reading.at(start)?.of === 'from')
  ) {
    const when = whenAt(reading, reading.skip(start + 1), false);
    return when ? when.next : 0;
  }
  const limit = reading.is(start, 'limit') && reading.at(start)?.of === 'to';
  const word = reading.text(limit ? start : start - 1);
  const from = limit ? reading.skip(start + 1) : start;
  const strict = (limit && word === 'до') || word === 'к' || word === 'ко';
  const when = fromNow(reading, from) ?? whenAt(reading, from, strict);
  if (!when) return 0;
  const after = reading.skip(when.next);
  const trailing = reading.is(after, 'trigger') ? after + 1 : when.next;
  if (when.weak && isAlone(reading, from, when.next)) {
    reading.claim(from, when.next, 'handover', written(when.quarter));
    return when.next;
  }
  if (when.weak && !triggered && !limit && trailing === when.next && !/^(в|во|к|ко|на)$/.test(word))
    return 0;
  const span = reading.sign(when.next, '-') ? whenAt(reading, when.next + 1, false) : undefined;
  if (span) {
    reading.claim(at, span.next, 'handover', written(Math.max(span.quarter, when.quarter)));
    return span.next;
  }
  const before = when.quarter < quarterOf(2000, 1) || when.quarter > quarterOf(2099, 4);
  if (before) return when.next;
  reading.claim(at, trailing, 'handover', written(when.quarter));
  return trailing;
}
