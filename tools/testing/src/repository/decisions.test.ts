import { expect, test } from 'vitest';
import { exists, find, read } from './files.ts';

const STATUS =
  /^Status: (?:accepted|superseded by \[\d+\]\((?<by>[\w-]+\.md)\)), \d{4}-\d\d-\d\d\./m;

const records = find('docs/decisions/*.md');

test.each(records)('%s has a number of its own, a status and a date', (path) => {
  const number = /decisions\/\d{4}-/.exec(path)?.[0] ?? 'none';
  expect(records.filter((one) => one.includes(number))).toEqual([path]);
  const found = STATUS.exec(read(path));
  expect(found).not.toBeNull();
  const by = found?.groups?.['by'];
  if (by !== undefined) expect(exists(`docs/decisions/${by}`)).toBe(true);
});
