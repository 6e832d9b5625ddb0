import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf, schemaAfter } from '../../testing/database/release/migration-faults.ts';
import { presentMigrations, readRelease } from '../../testing/database/release/release.ts';
import { migrations } from './migrate.ts';

/** Changed by hand when a release is made, together with its fixture. */
const LAST_RELEASE = { version: '0.1.0', migration: '0016_import_sources' };

const release = readRelease();
const released = schemaAfter(LAST_RELEASE.migration);

test.each([
  ['DROP TABLE "lots";', ['drops a table']],
  ['ALTER TABLE "lots" DROP COLUMN "view";', ['drops a column']],
  ['alter table public.lots drop column view;', ['drops a column']],
  ['ALTER TABLE "lots" ADD COLUMN "view" text NOT NULL;', ['adds a column that must be filled']],
  [
    'ALTER TABLE "lots" ADD COLUMN "a" text NOT NULL, ADD COLUMN "b" text DEFAULT \'\' NOT NULL;',
    ['adds a column that must be filled'],
  ],
  ['ALTER TABLE "lots" ADD COLUMN "view" text DEFAULT \'\' NOT NULL;', []],
  ['ALTER TABLE "lots" ADD COLUMN "view" text;', []],
  ['ALTER TABLE "lots" RENAME COLUMN "a" TO "b";', ['renames']],
  ['ALTER TABLE "lots" RENAME TO "flats";', ['renames']],
  ['ALTER TABLE "lots" ALTER COLUMN "view" SET DATA TYPE bigint;', ['changes a type']],
  ['ALTER TABLE "lots" ALTER COLUMN "view" SET NOT NULL;', ['forbids what was empty']],
  ['ALTER TABLE "lots" ALTER COLUMN "price" DROP NOT NULL;', ['empties what is always there']],
  ['ALTER TABLE "lots" ALTER COLUMN "view" DROP DEFAULT;', ['takes a default away']],
  [
    'ALTER TABLE "baskets" DROP CONSTRAINT "baskets_letters_token_unique";',
    ['drops what the release’s own writing relies on'],
  ],
  ['DROP INDEX "contracts_order";', ['drops an index of the release']],
  ['DROP INDEX "later_index";', []],
  ['DROP TRIGGER "pictures_changed" ON "pictures";', ['drops a type, a trigger or a function']],
  [
    'ALTER TABLE "lots" ADD CONSTRAINT "dear" CHECK ("price" > 0);',
    ['forbids rows that the release writes'],
  ],
  [
    'CREATE UNIQUE INDEX "one_phone" ON "leads" USING btree ("phone");',
    ['forbids rows that the release writes'],
  ],
  ['CREATE INDEX "by_phone" ON "leads" USING btree ("phone");', []],
  [
    'ALTER TABLE "leads" ADD COLUMN "call" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "one_call" ON "leads" USING btree ("call");',
    [],
  ],
  [
    'CREATE TABLE "calls" ("lead" uuid NOT NULL);--> statement-breakpoint\nALTER TABLE "calls" ADD CONSTRAINT "calls_lead" FOREIGN KEY ("lead") REFERENCES "public"."leads"("guid") ON DELETE no action;',
    ['stops a deletion that the release makes'],
  ],
  [
    'ALTER TABLE "calls" ADD CONSTRAINT "calls_lead" FOREIGN KEY ("lead") REFERENCES "public"."leads"("guid") ON DELETE cascade;',
    [],
  ],
  ['DELETE FROM "leads" WHERE "phone" = \'\';', ['deletes rows']],
  ['UPDATE "leads" SET "call" = \'\';', []],
  ["DO $$ BEGIN EXECUTE 'drop table lots'; END $$;", ['hides its statements in a block']],
  ['-- safe: nobody reads it since version 3\nALTER TABLE "lots" DROP COLUMN "view";', []],
  ['-- safe:\nALTER TABLE "lots" DROP COLUMN "view";', ['drops a column']],
  ['CREATE TABLE "views" ("id" text PRIMARY KEY NOT NULL);', []],
  ['DROP TABLE "views";', []],
  ['ALTER TABLE "views" ADD COLUMN "of" text NOT NULL;', []],
])('%s', (sql, faults) => {
  expect(faultsOf(sql, released)).toEqual(faults);
});

test('the fixture is of the last release and stops at its last migration', () => {
  const { version, migrations: all } = release;
  expect(
    { version, migration: all.at(-1)?.tag },
    'The fixture belongs to a release: make it right after one (npm run release:fixture), never between two.',
  ).toEqual(LAST_RELEASE);
});

test('a migration that was released is what it was', () => {
  const present = presentMigrations().slice(0, release.migrations.length);
  expect(
    present,
    'Installations have run it and will not run it again: write a new migration.',
  ).toEqual(release.migrations);
});

test('a later migration has a later moment: the migrator skips what is not newer than the last one it ran', () => {
  const moments = presentMigrations().map(({ when }) => when);
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
});

test('no migration after the release breaks it', () => {
  const later = presentMigrations().slice(release.migrations.length);
  const faults = later.flatMap(({ tag }) =>
    faultsOf(readFileSync(join(migrations.migrationsFolder, `${tag}.sql`), 'utf8'), released).map(
      (fault) => `${tag} ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});
