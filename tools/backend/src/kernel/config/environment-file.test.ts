import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseEnvironmentFile } from './environment-file.ts';

test.each([
  [
    'a sender with spaces and <',
    'A=Меридиан 30 <mail@example.com>',
    'Меридиан 30 <mail@example.com>',
  ],
  ['dollars', 'A=p$HOME$$(id)`id`', 'p$HOME$$(id)`id`'],
  ['a hash within a value', 'A=one # two', 'one # two'],
  ['semicolons and ampersands', 'A=x;rm -rf / && id | cat', 'x;rm -rf / && id | cat'],
  ['quotes within a value', `A=it's "so"`, `it's "so"`],
  ['spaces around', 'A=  padded \t', 'padded'],
  ['nothing', 'A=', ''],
  ['an equals sign', 'A=postgres://u:p=1@h/d?x=y', 'postgres://u:p=1@h/d?x=y'],
  ['single quotes', `A='  $5 \\ "x" # '`, '  $5 \\ "x" # '],
  ['double quotes', 'A="  <$5> # \'x\' "', "  <$5> # 'x' "],
  ['escapes between double quotes', String.raw`A="\"\\\$\n"`, String.raw`"\$\n`],
  ['escapes without quotes', String.raw`A=a\ b\\c\"\ `, String.raw`a b\c" `],
  ['two quoted parts', `A='one' "two"`, 'onetwo'],
  ['lines that go on', 'A=one\\\ntwo', 'onetwo'],
  ['quotes over two lines', 'A="one\ntwo"', 'one\ntwo'],
  ['a line end of Windows', 'A=one\r\nB=2', 'one'],
])('reads %s as systemd does', (_, text, value) => {
  expect(parseEnvironmentFile(text)['A']).toBe(value);
});

test('comments, blank lines and what is no variable are passed over', () => {
  const text = '# A=1\n; B=2\n\n  # C=3\nexport D=4\n1E=5\nF=6\n# goes on \\\nG=7\n  H = 8\nF=9';
  expect(parseEnvironmentFile(text)).toEqual({ F: '9', H: '8' });
});

test('commands read the file that ENVIRONMENT_FILE names; what is given beside it comes first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'm30-environment-'));
  const file = join(folder, 'environment');
  writeFileSync(
    file,
    "MAIL_FROM=Меридиан <a@b.c>\nSMTP_URL='smtps://u:$p#1@h'\nDATA_DIR=/elsewhere\n",
  );
  const root = fileURLToPath(new URL('../../../../../', import.meta.url));
  const print =
    'console.log(JSON.stringify([process.env.MAIL_FROM, process.env.SMTP_URL, process.env.DATA_DIR]))';
  const printed = execFileSync(
    process.execPath,
    ['--import', './tools/load-env.mjs', '--input-type=module', '-e', print],
    { cwd: root, env: { ENVIRONMENT_FILE: file, DATA_DIR: '/own' }, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(JSON.parse(printed)).toEqual(['Меридиан <a@b.c>', 'smtps://u:$p#1@h', '/own']);
});
