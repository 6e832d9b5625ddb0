import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sayingWhy } from './migrate.ts';

const statement = 'alter table nothing add column later text';

test('a migration that fails says the database’s own reason, and what to do', async () => {
  const cause = new Error('relation "nothing" does not exist');
  const failed = new DrizzleQueryError(statement, [], cause);
  await expect(sayingWhy(() => Promise.reject(failed))).rejects.toThrow(
    'A migration failed: relation "nothing" does not exist. The database is as it was; go on with the former release.',
  );
});

test('a database that is away is left to who tries again', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const away = new DrizzleQueryError(statement, [], cause);
  await expect(sayingWhy(() => Promise.reject(away))).rejects.toBe(away);
});
