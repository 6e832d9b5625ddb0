import { eq, sql } from 'drizzle-orm';
import type { ShortlistAct } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { findShortlist, type Found } from './find-shortlist.ts';
import { keyHashOf } from './shortlist-cookies.ts';
import { shortlists } from './shortlists.table.ts';
import type { MemberRow } from './types.ts';

/** A change by somebody who takes part. */
interface Change extends Found {
  tx: Database;
  me: MemberRow;
  now: Date;
}

/** What a change leaves: the line that says so, where it is worth one, and what is new of the list itself. */
interface Done {
  act?: Omit<ShortlistAct, 'who' | 'at'>;
  set?: Partial<typeof shortlists.$inferInsert>;
}

/** Channel that processes tell each other of changes on. */
export const CHANGED = 'shortlists_changed';

/** @throws Refused 429 where one address changes too much */
export function limitChanges({ services, visitor }: Call): void {
  if (!services.limits.takeHere('shortlistChange', visitor.ip)) {
    throw refuse(429, 'Слишком много изменений подряд. Попробуйте через несколько минут');
  }
}

/** @throws Refused 403 where who asks only has the link */
function requireMember({ me }: Found): MemberRow {
  if (!me) throw refuse(403, 'Сначала представьтесь: так остальные поймут, чей это голос');
  return me;
}

/** @throws Refused 403 where who asks does not have the owner's key */
export function requireOwner({ list }: Found, call: Call): void {
  if (keyHashOf(call, 'together-owner') === list.ownerHash) return;
  throw refuse(403, 'Это может только тот, кто создал список');
}

/** @throws Refused 409 */
export function requireOpen({ list }: Found): void {
  if (list.isClosed) throw refuse(409, 'Список закрыт: правки больше не принимаются');
}

/** Finds a list and locks it, so that its changes come one after another. */
export async function lockShortlist(tx: Database, call: Call, link: string): Promise<Found> {
  const { list } = await findShortlist(tx, call, link);
  await tx
    .select({ guid: shortlists.guid })
    .from(shortlists)
    .where(eq(shortlists.guid, list.guid))
    .for('update');
  return findShortlist(tx, call, link);
}

/**
 * Changes an open list for somebody who takes part, and tells the others.
 * @throws Refused 403, 404, 409, 429
 */
export function changeAsMember(
  call: Call,
  link: string,
  write: (change: Change) => Promise<Done>,
): Promise<{ link: string }> {
  return change(call, link, (found) => {
    const me = requireMember(found);
    requireOpen(found);
    return { me, write };
  });
}

/**
 * Changes a list, closed or not, for its owner, and tells the others.
 * @throws Refused 403, 404, 429
 */
export function changeAsOwner(
  call: Call,
  link: string,
  write: (change: Change) => Promise<Done>,
): Promise<{ link: string }> {
  return change(call, link, (found) => {
    requireOwner(found, call);
    return { me: requireMember(found), write };
  });
}

interface Allowed {
  me: MemberRow;
  write: (change: Change) => Promise<Done>;
}

function change(call: Call, link: string, allow: (found: Found) => Allowed) {
  limitChanges(call);
  const now = call.services.clock();
  return call.services.db.transaction(async (tx) => {
    const found = await lockShortlist(tx, call, link);
    const { me, write } = allow(found);
    const { act, set = {} } = await write({ ...found, me, tx, now });
    const last = act && {
      last: { ...act, who: me.name, member: me.guid, at: now.toISOString() },
    };
    return { link: await tellChange(tx, found.list.guid, { ...last, visitedAt: now, ...set }) };
  });
}

/**
 * Counts a change, and tells every process of it once the transaction is committed.
 * @returns the secret of the link as it is now
 */
export async function tellChange(
  tx: Database,
  guid: string,
  set: Partial<typeof shortlists.$inferInsert> = {},
): Promise<string> {
  const [changed] = await tx
    .update(shortlists)
    .set({ ...set, version: sql`${shortlists.version} + 1` })
    .where(eq(shortlists.guid, guid))
    .returning({
      token: shortlists.token,
      notified: sql`pg_notify(${CHANGED}, ${shortlists.guid}::text)`,
    });
  if (!changed) throw new Error('a list was neither found nor changed');
  return changed.token;
}
