import { and, eq, gt } from 'drizzle-orm';
import type { ParticipantData } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { participantsOf } from '../contract-text/participants-of.ts';
import { signingPerson, type Named } from '../order/signing-person.ts';
import { orders } from '../order/orders.table.ts';
import { signatureInvitations } from './signature-invitations.table.ts';

/** An invitation whose link was opened. */
export interface OpenInvitation {
  order: typeof orders.$inferSelect;
  /** From 1. */
  participant: number;
  /** Who signs: the participant, or a representative. */
  person: Named & { phone: string };
  buyer: ParticipantData;
  expiresAt: Date;
}

/**
 * Finds what the link of an invitation opens.
 * @throws Refused 404 where it is unknown, replaced or too old, 429 after too many tries of one address
 */
export async function openInvitation(
  { services, visitor }: Call,
  token: string,
): Promise<OpenInvitation> {
  const { db, clock, limits } = services;
  if (!(await limits.take('invitationAddress', visitor.ip))) {
    throw refuse(429, 'Слишком много попыток. Попробуйте через час');
  }
  const [found] = await db
    .select({ invitation: signatureInvitations, order: orders })
    .from(signatureInvitations)
    .innerJoin(orders, eq(orders.guid, signatureInvitations.orderGuid))
    .where(
      and(
        eq(signatureInvitations.tokenHash, hashSecret(token)),
        gt(signatureInvitations.expiresAt, clock()),
      ),
    );
  const people = found ? await participantsOf(db, found.order.guid) : [];
  const [buyer] = people;
  const named = found && people[found.invitation.participant];
  const person = named && signingPerson(named);
  if (!found || !buyer || !person?.phone) {
    throw refuse(
      404,
      'Ссылка не\u00a0открывается: её заменила новая или вышел срок. Попросите покупателя прислать ещё одну',
    );
  }
  const { participant, expiresAt } = found.invitation;
  return {
    ...{ order: found.order, participant, buyer, expiresAt },
    person: { ...person, phone: person.phone },
  };
}
