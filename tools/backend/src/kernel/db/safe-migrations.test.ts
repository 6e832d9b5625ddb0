import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from './migrate.ts';

/** Migrations up to this one were made before there was a version that could be running. */
const FIRST_RELEASE = 0;

/** What breaks the former version, which goes on working over the new tables. */
const UNSAFE: readonly (readonly [why: string, pattern: RegExp])[] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['renames', /\brename\s+(to|column|constraint)?\b/i],
  ['changes a type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ['forbids what was empty', /\bset\s+not\s+null\b/i],
  ['adds a column that must be filled', /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i],
];

/** Why a migration breaks the former version; a statement that says `-- safe: reason` is believed. */
function faultsOf(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint');
  return statements
    .filter((statement) => !/--\s*safe:\s*\S/.test(statement))
    .flatMap((statement) => UNSAFE.filter(([, pattern]) => pattern.test(statement)))
    .map(([why]) => why);
}

test.each([
  ['ALTER TABLE "lots" DROP COLUMN "view";', ['drops a column']],
  ['ALTER TABLE "lots" ADD COLUMN "view" text NOT NULL;', ['adds a column that must be filled']],
  ['ALTER TABLE "lots" ADD COLUMN "view" text DEFAULT \'\' NOT NULL;', []],
  ['ALTER TABLE "lots" ADD COLUMN "view" text;', []],
  ['ALTER TABLE "lots" RENAME COLUMN "a" TO "b";', ['renames']],
  ['ALTER TABLE "lots" ALTER COLUMN "view" SET DATA TYPE bigint;', ['changes a type']],
  ['-- safe: nobody reads it since version 3\nALTER TABLE "lots" DROP COLUMN "view";', []],
  ['CREATE TABLE "views" ("id" text PRIMARY KEY NOT NULL);', []],
])('%s', (sql, faults) => {
  expect(faultsOf(sql)).toEqual(faults);
});

test('no migration after the first release breaks the version before it', () => {
  const { migrationsFolder } = migrations;
  const later = readdirSync(migrationsFolder).filter(
    (name) => Number.parseInt(name) > FIRST_RELEASE,
  );
  const faults = later.flatMap((name) =>
    faultsOf(readFileSync(join(migrationsFolder, name), 'utf8')).map((fault) => `${name} ${fault}`),
  );
  expect(faults).toEqual([]);
});
