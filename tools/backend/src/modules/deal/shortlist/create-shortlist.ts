import { randomBytes, randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { ParsedInput } from '@m30/api';
import type { createShortlist as method } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { refuseForNow } from '../../../kernel/method/refuse.ts';
import { lots } from '../../estate/objects.table.ts';
import { limitBeginnings, seatMember } from './seat-member.ts';
import { takeKey } from './shortlist-cookies.ts';
import { shortlistLots, shortlists } from './shortlists.table.ts';

/** Lists that are stored in all. */
const MOST = 200_000;

/** Seconds until some of them have ended, at the earliest. */
const LATER = 3600;

/** A secret of 128 bits, as the link carries it. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/**
 * Begins a list of which this browser is the owner.
 * @throws Refused 429, 503
 */
export function createShortlist(
  call: Call,
  { title, name, lots: ids }: ParsedInput<typeof method>,
): Promise<{ link: string }> {
  const now = call.services.clock();
  return call.services.db.transaction(async (tx) => {
    await limitBeginnings(tx, call);
    if ((await tx.$count(shortlists)) >= MOST) {
      throw refuseForNow(503, 'Сейчас начато слишком много общих списков', LATER);
    }
    const guid = randomUUID();
    const token = newToken();
    await tx.insert(shortlists).values({
      ...{ guid, token, former: [], title, createdAt: now, visitedAt: now },
      ownerHash: await takeKey(tx, call, 'together-owner'),
    });
    await seatMember(tx, call, { shortlistGuid: guid, name, isOwner: true, before: 0 });
    await addLots(tx, { shortlistGuid: guid, ids, now });
    return { link: token };
  });
}

interface Added {
  shortlistGuid: string;
  ids: readonly string[];
  now: Date;
}

/** Each a millisecond later, so that they stay in the order of the comparison they come from. */
async function addLots(tx: Database, { shortlistGuid, ids, now }: Added): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select({ guid: lots.guid, id: lots.id })
    .from(lots)
    .where(inArray(lots.id, [...ids]));
  if (found.length === 0) return;
  await tx.insert(shortlistLots).values(
    found.map(({ guid, id }) => ({
      shortlistGuid,
      lotGuid: guid,
      addedAt: new Date(now.getTime() + ids.indexOf(id)),
    })),
  );
}
