import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { INVITATION_PATH } from '@m30/studio/contract/core/addresses';
import { ROLES, type Role } from '@m30/studio/contract/core/roles';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import {
  staffName,
  staffOf,
  type StaffPerson,
  type StudioCall,
} from '../../../kernel/studio/studio-call.ts';
import { accessResetLetter, invitationLetter } from './invitation.letters.ts';
import { staffInvitations } from './staff-invitations.table.ts';

/** Milliseconds that a link is good for. */
const WEEK = 7 * 24 * 3600_000;

export const newKey = () => randomBytes(24).toString('base64url');

/** The key stands behind `#`: no server, log or referrer sees it. */
export const linkOf = ({ config }: Pick<Services, 'config'>, key: string) =>
  `${config.publicOrigin}${INVITATION_PATH}#${key}`;

interface Invited {
  kind: 'invited' | 'reset';
  email: string;
  lastName: string;
  name: string;
  role: Role;
  personId?: number;
}

/**
 * Counts a letter with a link.
 * @throws Refused 429
 */
export async function countLetter({ services }: StudioCall, { guid }: StaffPerson): Promise<void> {
  if (await services.limits.take('studioLetter', guid)) return;
  throw refuse(429, 'Слишком много приглашений за сутки. Попробуйте завтра');
}

/** Stores a link and the letter with it; a link that this mailbox had before is worth nothing any more. */
export async function sendInvitation(
  tx: Database,
  call: StudioCall,
  { kind, email, lastName, name, role, personId }: Invited,
) {
  const { services } = call;
  const key = newKey();
  const now = services.clock();
  const by = staffOf(call);
  const same = and(
    eq(sql`lower(${staffInvitations.email})`, email),
    ne(staffInvitations.kind, 'first'),
  );
  await tx.delete(staffInvitations).where(same);
  const [row] = await tx
    .insert(staffInvitations)
    .values({
      ...{ guid: randomUUID(), keyHash: hashSecret(key), kind, email, lastName, name, role },
      ...{ personId: personId ?? null, invitedBy: by.id, createdAt: now },
      expiresAt: new Date(now.getTime() + WEEK),
    })
    .returning();
  if (!row) throw new Error('an invitation was not stored');
  const link = linkOf(services, key);
  const letter =
    kind === 'reset'
      ? accessResetLetter.to(email, { name, link })
      : invitationLetter.to(email, {
          ...{ name, link, by: staffName(by), role: ROLES[role].title.toLowerCase() },
        });
  await services.outbox.add(tx, letter);
  return row;
}
