import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { sessionCookie } from '../core/session-cookie.ts';
import { lots, sessions, users } from '../db/schema/index.ts';
import { openSession } from '../domain/account/sessions.ts';
import type { TestBackend } from './test-backend.ts';
import type { TestClient } from './test-client.ts';

/** Makes buyers who are logged in, without the pages of registration. */
export async function someBuyers(backend: TestBackend, count: number): Promise<TestClient[]> {
  const { db, clock, config } = backend.services;
  const { name } = sessionCookie(config);
  const from = await db.$count(users);
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        guid: randomUUID(),
        phone: `+7999${String(from + index).padStart(7, '0')}`,
        lastName: 'Покупатель',
        name: `Номер${index}`,
        secondName: 'Иванович',
        createdAt: clock(),
      })),
    )
    .returning();
  const buyers: TestClient[] = [];
  for (const { id } of rows) {
    const buyer = backend.visitor();
    buyer.cookies.set(name, await openSession(db, { userId: id, userAgent: 'test', now: clock() }));
    buyers.push(buyer);
  }
  const ids = rows.map(({ id }) => id);
  // Holds outlast logins, and a test that waits for their end is still logged in.
  const expiresAt = new Date(clock().getTime() + 30 * 24 * 3_600_000);
  await db.update(sessions).set({ expiresAt }).where(inArray(sessions.userId, ids));
  return buyers;
}

/** Free flats of a backend: readable ids, each with its key. */
export async function freeLots(
  { services: { db } }: TestBackend,
  count: number,
): Promise<{ id: string; guid: string }[]> {
  const { id, guid } = lots;
  return db
    .select({ id, guid })
    .from(lots)
    .where(and(eq(lots.status, 'free'), eq(lots.kind, 'flat')))
    .orderBy(id)
    .limit(count);
}
