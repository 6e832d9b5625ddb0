import { eq } from 'drizzle-orm';
import type { ParticipantData, Signer } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import type { OrderEvent } from '../order/core/events.ts';
import { maySign } from '../order/core/actions.ts';
import { signersOf, standingOf } from '../order/core/standing.ts';
import type { OrderState } from '../order/core/state.ts';
import { signingPerson, wardsOf } from '../order/signing-person.ts';
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
  return signersOf(state).flatMap((participant) => {
    const person = people[participant];
    if (!person) return [];
    const { name, last_name, phone } = signingPerson(person);
    const invited = sent.find((one) => one.participant === participant);
    const signed = state.signed.includes(participant)
      ? signatureOf(events, participant)
      : undefined;
    return {
      participant,
      name: `${name} ${last_name}`,
      note: noteOf(people, state, participant),
      signed_at: signed?.at.toISOString() ?? null,
      invited_at: invited?.sentAt.toISOString() ?? null,
      expires_at: invited?.expiresAt.toISOString() ?? null,
      phone_end: participant > 0 && phone ? endOf(phone) : null,
      can_invite: participant > 0 && phone !== undefined && maySign(state, participant, now),
    };
  });
}

/** Whom a signature counts for besides; `null` where it is its owner's alone. */
function noteOf(
  people: readonly ParticipantData[],
  state: OrderState,
  participant: number,
): string | null {
  const named = (places: readonly number[]) =>
    places
      .map((place) => `${people[place]?.name ?? ''} ${people[place]?.last_name ?? ''}`)
      .join(', ');
  if (people[participant]?.representative) return `по\u00a0доверенности: ${named([participant])}`;
  const wards = wardsOf(people, participant);
  const children = wards.filter((place) => standingOf(state, place) === 'child');
  const minors = wards.filter((place) => standingOf(state, place) === 'minor');
  const words = [
    ...(children.length > 0 ? [`и\u00a0от\u00a0имени ребёнка: ${named(children)}`] : []),
    ...(minors.length > 0 ? [`с\u00a0согласием на\u00a0подпись: ${named(minors)}`] : []),
  ];
  return words.length > 0 ? words.join('; ') : null;
}

const signatureOf = (events: readonly OrderEvent[], participant: number) =>
  events.findLast(
    (event) =>
      (event.type === 'signature.given' || event.type === 'contract.signed') &&
      (event.data.participant ?? 0) === participant,
  );
