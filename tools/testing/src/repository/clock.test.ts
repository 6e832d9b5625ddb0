import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { noLocalClock, ownOffset } from '../../../../eslint.clock.ts';

const lint = (code: string) =>
  new Linter({ configType: 'flat' })
    .verify(code, [{ rules: { ...noLocalClock, 'no-restricted-syntax': ['error', ownOffset] } }])
    .map(({ message }) => message);

test.each([
  'new Intl.DateTimeFormat("ru")',
  'day.toLocaleDateString("ru")',
  'now.getHours()',
  'day.setDate(1)',
  'new Date(`${day}T00:00:00+03:00`)',
  'const zone = "Europe/Moscow"',
])('%s fails lint, and the message says what to do', (code) => {
  expect(lint(code)).toEqual([expect.stringContaining('@m30/ui-kit/format')]);
});

test.each([
  'new Intl.NumberFormat("ru")',
  'price.toLocaleString("ru")',
  'now.getTime()',
  'const until = "2026-12-31T23:59:00+03:00"',
])('%s passes', (code) => expect(lint(code)).toEqual([]));
