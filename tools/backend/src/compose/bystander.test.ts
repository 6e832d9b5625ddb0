import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, is, ne, sql } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MethodContract } from '@m30/api';
import * as handlers from './handlers.ts';
import { someBuyers, userIdOf } from '../testing/buyers.ts';
import { examplesOf } from '../testing/examples/examples-of.ts';
import {
  EXAMPLE_QUESTION,
  prepareLotQuestionExample,
} from '../testing/examples/lot-question-example.ts';
import { EXAMPLE_VIEWING, prepareViewingExample } from '../testing/examples/viewing-example.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import type { TestClient } from '../testing/test-client.ts';
import * as schema from './schema.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

interface Owned {
  table: PgTable;
  userId: PgColumn;
  guid: PgColumn | undefined;
}

/** Tables whose rows belong to a buyer; the demo content fills nearly all of them. */
const OWNED: readonly Owned[] = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable)) return [];
  const { userId, guid } = getTableColumns(table) as Record<string, PgColumn | undefined>;
  return userId ? [{ table, userId, guid }] : [];
});

const methods = Object.values(handlers)
  .map(({ method }) => method)
  .filter(({ access }) => access === 'buyer');
const reads = methods.filter(({ name }) => /\.(Get|Find|Notice)/.test(name));
const named = methods.flatMap((method) => uuidKeys(method).map((key) => [method, key] as const));

/** Fields of a method's input that name a thing by its guid. */
function uuidKeys({ input }: MethodContract): string[] {
  const entries = 'entries' in input ? (input.entries as Record<string, v.GenericSchema>) : {};
  return Object.keys(entries).filter((key) => {
    const field = entries[key] as v.GenericSchema;
    return v.is(field, randomUUID()) && !v.is(field, 'Слова, и не имя вещи');
  });
}

let backend: TestBackend;
/** Has an account and nothing else. */
let bystander: TestClient;
let own: number;
/** Guids of what belongs to the demo buyer. */
let guids: string[];

beforeAll(async () => {
  backend = await testBackend();
  [bystander] = await someBuyers(backend, 1);
  // Another buyer does whatever there is to do, once: hardly a table stays empty.
  const demo = backend.visitor();
  await demo.logIn();
  await prepareLotQuestionExample(backend, { key: EXAMPLE_QUESTION });
  for (const { method } of Object.values(handlers))
    if (method.name !== 'User.Logout') await ask(method, {}, demo);
  await prepareViewingExample(backend, { key: EXAMPLE_VIEWING });
  const { db } = backend.services;
  const [mark] = await db.select().from(schema.newsMarks);
  const userId = mark?.userId ?? 0;
  const read = await db.select({ alias: schema.news.alias }).from(schema.news);
  await db.insert(schema.newsReads).values(read.map((one) => ({ ...one, userId, readAt: NOW })));
  own = await userIdOf(bystander);
  const found = await Promise.all(
    OWNED.map(async ({ table, userId, guid }) =>
      guid ? backend.services.db.select({ guid }).from(table).where(ne(userId, own)).limit(1) : [],
    ),
  );
  guids = found.flat().map((row) => String(row.guid));
});
afterAll(() => backend.close());

async function ask(
  method: MethodContract,
  change: Record<string, unknown> = {},
  buyer = bystander,
) {
  const [example] = examplesOf(method);
  const input = { ...(example?.input as object), ...change };
  const query = Object.entries(input).map(([key, value]) => [key, String(value)]);
  const { status, body } =
    method.verb === 'POST'
      ? await buyer.post(method.name, input)
      : await buyer.get(method.name, Object.fromEntries(query) as Record<string, string>);
  return [status, body];
}

/** Every row of another buyer, by the names of tables. */
async function rowsOfOthers(): Promise<Record<string, unknown>> {
  const { db } = backend.services;
  const tables = OWNED.map(async ({ table, userId }) => {
    const rows = await db.select().from(table).where(ne(userId, own));
    return [getTableName(table), rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

describe('a buyer who has nothing', () => {
  test('meets what others have', async () => {
    const rows = await rowsOfOthers();
    const empty = Object.keys(rows).filter((name) => (rows[name] as unknown[]).length === 0);
    expect(empty).toEqual([]);
    expect(guids.length).toBeGreaterThan(12);
    expect(reads.length).toBeGreaterThan(25);
    expect(named.length).toBeGreaterThan(25);
  });

  test.each(named.map(([method, key]) => [method.name, key, method] as const))(
    'gets from %s with the %s of another the answer of a thing that nobody has, and changes nothing',
    async (_name, key, method) => {
      const before = await rowsOfOthers();
      const nobodys = await ask(method, { [key]: randomUUID() });
      for (const guid of guids) expect(await ask(method, { [key]: guid })).toEqual(nobodys);
      expect(await rowsOfOthers()).toEqual(before);
    },
  );

  test('reads the same when others have nothing', async () => {
    const { db } = backend.services;
    const answers = async () => {
      const all: Record<string, unknown> = {};
      for (const method of reads) all[method.name] = await ask(method);
      return all;
    };
    const before = await answers();
    await db.transaction(async (tx) => {
      // Without a look at foreign keys: what belongs to the rows goes or stays, nobody asks for it.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const { table, userId } of OWNED) await tx.delete(table).where(ne(userId, own));
    });
    expect(await answers()).toEqual(before);
  });
});
