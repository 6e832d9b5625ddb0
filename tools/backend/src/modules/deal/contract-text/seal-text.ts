import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { certificateFor } from '../certificate/issue-signature.ts';
import { signatureCertificates } from '../certificate/certificates.table.ts';
import type { OrderEvent } from '../order/core/events.ts';
import { fold } from '../order/core/fold.ts';
import { readEvents } from '../order/database-store.ts';
import { orders } from '../order/orders.table.ts';
import { signingPerson, type Named } from '../order/signing-person.ts';
import { contractTexts, type TextSignature } from './contract-texts.table.ts';
import type { Composing } from './composing.ts';
import { chosenTexts, findSet, storeTexts } from './contract-texts.ts';
import { participantsOf, readSecondName } from './participants-of.ts';

interface Sealing {
  /** Guid. */
  order: string;
  at: Date;
  /** The embedded operator imitated the signature. */
  imitated: boolean;
}

/** Notes the texts of an order as signed, each with a signature of everybody: those that were gone to sign, else those of the day. */
export async function sealText(
  tx: Database,
  services: Composing,
  { order, at, imitated }: Sealing,
): Promise<void> {
  const [row] = await tx.select().from(orders).where(eq(orders.guid, order));
  if (!row) throw new Error(`order ${order} is not there`);
  const events = await readEvents(tx, order);
  const state = fold(events);
  const signed = state.text === null ? undefined : await findSet(tx, state.text);
  const { texts } =
    signed ?? (await chosenTexts(tx, order)) ?? (await storeTexts(tx, services, row));
  const people = await participantsOf(tx, order);
  const own = imitated ? await certificateOf(tx, row.userId) : null;
  const signatures = state.signed.map((participant): TextSignature => ({
    ...(imitated && (participant === 0 ? own : certificateFor(order, participant))),
    ...{
      owner: fullName(people[participant] && signingPerson(people[participant])),
      participant,
      imitated,
    },
    at: (signedAt(events, participant) ?? at).toISOString(),
  }));
  await tx
    .update(contractTexts)
    .set({ signedAt: at, signatures })
    .where(
      inArray(
        contractTexts.hash,
        texts.map(({ hash }) => hash),
      ),
    );
}

/** When a participant signed last. */
const signedAt = (events: readonly OrderEvent[], participant: number): Date | undefined =>
  events.findLast(
    (event) =>
      (event.type === 'signature.given' || event.type === 'contract.signed') &&
      (event.data.participant ?? 0) === participant,
  )?.at;

const fullName = (person: Named | undefined): string =>
  person ? [person.last_name, person.name, readSecondName(person)].filter(Boolean).join(' ') : '';

/** The buyer's certificate, which is written down before with the contract. */
async function certificateOf(tx: Database, userId: number) {
  const { serial, issuer, userId: owner, issuedAt } = signatureCertificates;
  const [found] = await tx
    .select({ serial, issuer })
    .from(signatureCertificates)
    .where(eq(owner, userId))
    .orderBy(desc(issuedAt))
    .limit(1);
  if (!found) throw new Error(`buyer ${userId} has signed without a certificate`);
  return found;
}
