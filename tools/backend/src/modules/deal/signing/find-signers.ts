import { eq } from 'drizzle-orm';
import type { ParticipantData, Signer } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import type { OrderEvent } from '../order/core/events.ts';
import { maySign } from '../order/core/actions.ts';
import type { OrderState } from '../order/core/state.ts';
import { signatureInvitations } from './signature-invitations.table.ts';

/** The stage in which a contract is signed. */
const SIGNING = 7;

interface Signing {
  /** Guid of the order. */
  order: string;
  state: OrderState;
  events: readonly OrderEvent[];
  people: readonly ParticipantData[];
  now: Date;
}

/** «42-10» of «+79110004210». */
const endOf = (phone: string) => phone.slice(-4).replace(/(..)(..)/, '$1-$2');

/** Who signs the contract of an order, and who has; nobody before it is drawn up. */
export async function findSigners(
  db: Database,
  { order, state, events, people, now }: Signing,
): Promise<Signer[]> {
  if (state.stage < SIGNING) return [];
  const sent = await db
    .select()
    .from(signatureInvitations)
    .where(eq(signatureInvitations.orderGuid, order));
  return people.map(({ name, last_name, phone }, participant) => {
    const invited = sent.find((one) => one.participant === participant);
    const signed = state.signed.includes(participant)
      ? signatureOf(events, participant)
      : undefined;
    return {
      participant,
      name: `${name} ${last_name}`,
      signed_at: signed?.at.toISOString() ?? null,
      invited_at: invited?.sentAt.toISOString() ?? null,
      expires_at: invited?.expiresAt.toISOString() ?? null,
      phone_end: participant > 0 && phone ? endOf(phone) : null,
      can_invite: participant > 0 && phone !== undefined && maySign(state, participant, now),
    };
  });
}

const signatureOf = (events: readonly OrderEvent[], participant: number) =>
  events.findLast(
    (event) =>
      (event.type === 'signature.given' || event.type === 'contract.signed') &&
      (event.data.participant ?? 0) === participant,
  );
