import { PGlite } from '@electric-sql/pglite';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../kernel/db/open-embedded.ts';
import { tables as all } from './tables.ts';

const tables = all.map((table) => getTableConfig(table));

let client: PGlite;

beforeAll(async () => {
  client = new PGlite();
  await openPglite(client);
});
afterAll(() => client.close());

async function namesOf(sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name).sort();
}

test('the migrations make the tables of the schema and no others', async () => {
  const made = await namesOf(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(made).toEqual(tables.map(({ name }) => name).sort());
});

test('the migrations make the columns of the schema, by type and emptiness', async () => {
  const made = await namesOf(`
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
           || case when a.attnotnull then ' not null' else '' end as name
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where a.attnum > 0 and not a.attisdropped`);
  const declared = tables.flatMap(({ name, columns, primaryKeys }) => {
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    return columns.map((column) => {
      const filled = column.notNull || column.primary || keys.has(column.name);
      return `${name}.${column.name} ${typeOf(column.getSQLType())}${filled ? ' not null' : ''}`;
    });
  });
  expect(made).toEqual(declared.sort());
});

test('the migrations make the indexes of the schema', async () => {
  const made = await namesOf(
    `select indexname as name from pg_indexes where schemaname = 'public'`,
  );
  const declared = tables.flatMap(({ indexes }) => indexes.map(({ config }) => config.name ?? ''));
  expect(made).toEqual(expect.arrayContaining(declared));
});

/** PostgreSQL's own name of a type. */
function typeOf(declared: string): string {
  return declared === 'serial' ? 'integer' : declared;
}
