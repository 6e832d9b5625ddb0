import { randomBytes } from 'node:crypto';
import { eq, isNull, type SQL } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { draftCookie } from './draft-cookie.ts';
import { takeGuest, type GuestRows } from '../../people/guest/take-guest.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { mortgageApplications, mortgageDrafts } from './mortgage-applications.table.ts';
import { lockDraft } from './lock-draft.ts';

/** Whose a questionnaire is: a buyer's, or a guest's by the hash of a cookie. */
export type DraftOwner = { userId: number; guestHash: null } | { userId: null; guestHash: string };

/** The visitor as an owner; `null` for a guest who has saved nothing yet. */
export function ownerOf(call: Call): DraftOwner | null {
  if (call.session) return { userId: call.session.user.id, guestHash: null };
  const id = call.cookie(draftCookie(call.services.config).name);
  return id ? { userId: null, guestHash: hashSecret(id) } : null;
}

/** Questionnaires of guests, up to 80 KB each. */
const GUESTS: GuestRows = {
  limit: 'draftAddress',
  table: mortgageDrafts,
  ofGuests: isNull(mortgageDrafts.userId),
  most: 20_000,
  of: 'анкет',
};

/**
 * The visitor as an owner; a guest without a cookie gets one, never one of his own choosing.
 * @throws Refused 429, 503 where there are too many new guests
 */
export async function takeOwner(db: Database, call: Call): Promise<DraftOwner> {
  const known = ownerOf(call);
  if (known && (known.userId !== null || (await isKnown(db, known.guestHash)))) return known;
  await takeGuest(db, call, GUESTS);
  const id = randomBytes(32).toString('base64url');
  const { name, options } = draftCookie(call.services.config);
  call.setCookie(name, id, options);
  return { userId: null, guestHash: hashSecret(id) };
}

/** Which rows are an owner's. */
export function ownedBy(
  table: typeof mortgageDrafts | typeof mortgageApplications,
  { userId, guestHash }: DraftOwner,
): SQL {
  return userId === null ? eq(table.guestHash, guestHash) : eq(table.userId, userId);
}

async function isKnown(db: Database, guestHash: string): Promise<boolean> {
  const owner = { userId: null, guestHash };
  const drafts = await db.$count(mortgageDrafts, ownedBy(mortgageDrafts, owner));
  if (drafts > 0) return true;
  return (await db.$count(mortgageApplications, ownedBy(mortgageApplications, owner))) > 0;
}

/**
 * Gives a buyer what the same browser saved before the login: answers typed later win, applications
 * become the buyer's.
 */
export async function adoptGuest(call: Call): Promise<void> {
  const { services, session } = call;
  const { name, options } = draftCookie(services.config);
  const id = call.cookie(name);
  if (!session || !id) return;
  const guest = { userId: null, guestHash: hashSecret(id) };
  const buyer = { userId: session.user.id, guestHash: null };
  await services.db.transaction(async (tx) => {
    const [left] = await tx
      .delete(mortgageDrafts)
      .where(ownedBy(mortgageDrafts, guest))
      .returning();
    if (left) {
      const own = await lockDraft(tx, buyer, left.savedAt);
      const later = own.savedAt > left.savedAt ? own : left;
      const answers = { ...left.answers, ...own.answers, ...later.answers };
      await tx
        .update(mortgageDrafts)
        .set({ answers, savedAt: later.savedAt })
        .where(eq(mortgageDrafts.guid, own.guid));
    }
    await tx.update(mortgageApplications).set(buyer).where(ownedBy(mortgageApplications, guest));
  });
  call.setCookie(name, '', { ...options, maxAge: 0 });
}
