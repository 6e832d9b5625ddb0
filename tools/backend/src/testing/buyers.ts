import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { sessionCookie } from '../modules/people/session/session-cookie.ts';
import type { ContractKind } from '../modules/deal/order/core/contract-kind.ts';
import { buildings, lots } from '../modules/estate/objects.table.ts';
import { users } from '../modules/people/account/accounts.table.ts';
import { openSession, SESSION_LIFETIME } from '../modules/people/session/sessions.ts';
import type { RunningBackend } from './test-backend.ts';
import type { TestClient } from './test-client.ts';

/** The password of all buyers that `someBuyers` makes. */
export const BUYER_PASSWORD = 'dom-u-reki-30';

/** Makes buyers who are logged in, without the pages of registration; one at least. */
export async function someBuyers(
  backend: RunningBackend,
  count: number,
): Promise<[TestClient, ...TestClient[]]> {
  const { db, clock, passwords } = backend.services;
  const from = await db.$count(users);
  const passwordHash = await passwords.hash(BUYER_PASSWORD);
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        guid: randomUUID(),
        phone: `+7999${String(from + index).padStart(7, '0')}`,
        lastName: 'Покупатель',
        name: `Номер${index}`,
        secondName: 'Иванович',
        passwordHash,
        createdAt: clock(),
      })),
    )
    .returning();
  const buyers: TestClient[] = [];
  for (const { id } of rows) buyers.push(await loggedIn(backend, id));
  const [first, ...rest] = buyers;
  if (!first) throw new Error('no buyer was asked for');
  return [first, ...rest];
}

/** The demo buyer, who has orders, and one who has nothing; both logged in. */
export async function buyerAndStranger(backend: RunningBackend) {
  const buyer = backend.visitor();
  await buyer.logIn();
  const [stranger] = await someBuyers(backend, 1);
  return { buyer, stranger };
}

/** Id of the buyer who is logged in. */
export async function userIdOf(buyer: TestClient): Promise<number> {
  const { body } = await buyer.post('User.GetInfo', {});
  return (body.result as { user: { id: number } }).user.id;
}

/** A browser whose buyer logs in again when a test has moved the clock past the end of the session. */
async function loggedIn(backend: RunningBackend, userId: number): Promise<TestClient> {
  const { db, clock, config } = backend.services;
  const buyer = backend.visitor();
  const send = buyer.send.bind(buyer);
  let until = 0;
  async function logIn() {
    const id = await openSession(db, { userId, userAgent: 'test', now: clock() });
    buyer.cookies.set(sessionCookie(config).name, id);
    until = clock().getTime() + SESSION_LIFETIME * 1000;
  }
  await logIn();
  buyer.send = async (...request) => {
    if (clock().getTime() >= until) await logIn();
    return send(...request);
  };
  return buyer;
}

/** Free flats of a backend that are sold by a kind of contract, and by instalments if that is asked for: readable ids, each with its key. */
export async function freeLots(
  { services: { db } }: RunningBackend,
  count: number,
  { contract = 'ddu', instalment = false }: { contract?: ContractKind; instalment?: boolean } = {},
): Promise<{ id: string; guid: string }[]> {
  const { id, guid } = lots;
  return db
    .select({ id, guid })
    .from(lots)
    .innerJoin(buildings, eq(buildings.id, lots.buildingId))
    .where(
      and(
        eq(lots.status, 'free'),
        eq(lots.kind, 'flat'),
        (contract === 'sale' ? isNotNull : isNull)(buildings.commissionedOn),
        instalment ? sql`${buildings.payments} ? 'instalment'` : undefined,
      ),
    )
    .orderBy(
      ...(instalment ? [desc(buildings.handoverYear), desc(buildings.handoverQuarter)] : []),
      id,
    )
    .limit(count);
}
