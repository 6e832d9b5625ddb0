import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../db/system.table.ts';
import type { Database } from '../db/database.ts';
import { canonical } from './canonical.ts';
import { refuse } from './refuse.ts';
import type { Services } from '../services.ts';

interface Repeatable {
  method: string;
  /** `null` where the caller sent no key: the write is then simply done. */
  key: string | null;
  /** What must be the same when the key comes again; plain JSON. */
  payload: unknown;
}

/**
 * Does a write once per key, in a transaction: the same key with the same payload gets the first
 * answer, however many ask at once.
 * @throws Refused 409 when the key comes with another payload
 */
export async function once<Answer>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { method, key, payload }: Repeatable,
  write: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return db.transaction(write);
  const payloadHash = createHash('sha256').update(canonical(payload)).digest('hex');
  const same = and(eq(idempotencyKeys.method, method), eq(idempotencyKeys.key, key));
  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ method, key, payloadHash, createdAt: clock() })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(same);
      if (first?.payloadHash !== payloadHash) {
        throw refuse(409, 'Этот запрос уже отправлен с другими данными. Обновите страницу');
      }
      return first.answer as Answer;
    }
    const answer = await write(tx);
    await tx.update(idempotencyKeys).set({ answer }).where(same);
    return answer;
  });
}
