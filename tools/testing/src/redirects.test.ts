import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { openRedirect } from '../../../eslint.redirects.ts';

const lint = (code: string) =>
  new Linter({ configType: 'flat' })
    .verify(code, [{ rules: { 'no-restricted-syntax': ['error', openRedirect] } }])
    .map(({ message }) => message);

test.each([
  'redirect(path)',
  'redirect(asked ?? "/")',
  'redirect(`${path}?a=1`)',
  'redirect(`//${host}`)',
  'redirectDocument(page, 303)',
  'c.redirect(to, 303)',
])('%s fails lint, and the message says what to do', (code) => {
  expect(lint(code)).toEqual([expect.stringContaining('localPath')]);
});

test.each([
  'redirect("/")',
  'redirect(`/order/${order}`, 303)',
  'redirectDocument(full ? "/cart" : "/lk")',
  'c.redirect(localPath(to) ?? "/", 303)',
  'redirectWithin(path)',
])('%s passes', (code) => expect(lint(code)).toEqual([]));
