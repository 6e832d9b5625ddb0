import { randomUUID } from 'node:crypto';
import { MOST_MEMBERS } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse, refuseForNow } from '../../../kernel/method/refuse.ts';
import { takeKey } from './shortlist-cookies.ts';
import { shortlistMembers } from './shortlists.table.ts';
import type { MemberRow } from './types.ts';

interface Seat {
  shortlistGuid: string;
  name: string;
  isOwner: boolean;
  /** Those who are there. */
  before: number;
}

const NO_WISHES = { price: null, keys: null, finished: false, sunny: false, raised: false };

/**
 * Counts a beginning against its address: a list, or a person of one.
 * @throws Refused 429
 */
export async function limitBeginnings(tx: Database, call: Call): Promise<void> {
  const { config, limits } = call.services;
  if (await limits.take('shortlistAddress', call.visitor.ip, tx)) return;
  const message = 'С\u00a0вашего адреса начато слишком много общих списков. Попробуйте завтра';
  throw refuseForNow(429, message, config.limits.shortlistAddress.seconds);
}

/**
 * Lets this browser take part in a list.
 * @throws Refused 409 where it is full
 */
export async function seatMember(
  tx: Database,
  call: Call,
  { before, ...seat }: Seat,
): Promise<MemberRow> {
  if (before >= MOST_MEMBERS) {
    throw refuse(409, `В списке уже ${MOST_MEMBERS} человек, больше не поместится`);
  }
  const now = call.services.clock();
  const [member] = await tx
    .insert(shortlistMembers)
    .values({
      ...{ guid: randomUUID(), ...seat, guestHash: await takeKey(tx, call, 'together') },
      ...{ wishes: NO_WISHES, places: [], joinedAt: now, seenAt: now },
    })
    .returning();
  if (!member) throw new Error('a member was not written');
  return member;
}
