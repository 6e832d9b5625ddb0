import { basename } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { exists, find, read, root } from './files.ts';

const STATUS =
  /^Status: (?<status>accepted|superseded by \[\d+\]\((?<by>[\w-]+\.md)\)), \d{4}-\d\d-\d\d\./m;
const TITLE = /^# (?<number>\d+)\. (?<title>.+)$/m;
const INDEX = `${root}docs/decisions/README.md`;

const records = find('docs/decisions/[0-9]*.md').sort();

test.each(records)('%s has a number of its own, a title, a status and a date', (path) => {
  const number = /decisions\/\d{4}-/.exec(path)?.[0] ?? 'none';
  expect(records.filter((one) => one.includes(number))).toEqual([path]);
  const titled = TITLE.exec(read(path))?.groups?.['number'] ?? '';
  expect(`decisions/${titled.padStart(4, '0')}-`).toBe(number);
  const found = STATUS.exec(read(path));
  expect(found).not.toBeNull();
  const by = found?.groups?.['by'];
  if (by !== undefined) expect(exists(`docs/decisions/${by}`)).toBe(true);
});

test('docs/decisions/README.md lists the records; `npm run specification` writes it anew', async () => {
  const index = `# Decisions

What was decided, why, and what came second: a page each. One that no longer holds names the one that took its place.

${records.map(lineOf).join('\n')}
`;
  const options = { ...(await resolveConfig(INDEX)), parser: 'markdown' };
  await expect(await format(index, options)).toMatchFileSnapshot(INDEX);
});

function lineOf(path: string): string {
  const text = read(path);
  const { number, title } = TITLE.exec(text)?.groups ?? {};
  const status = STATUS.exec(text)?.groups?.['status'] ?? '';
  const past = status === 'accepted' ? '' : ` (${status})`;
  return `- ${number}: [${title}](${basename(path)})${past}`;
}
