import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { developerOf } from '../../content/company/company-of.ts';
import { isCertified, keepCertificate } from '../certificate/keep-certificate.ts';
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

/** Notes the texts of an order as signed, each with a signature of everybody and the certificates that were told: those that were gone to sign, else those of the day. */
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
  const reported = texts[0].signatures;
  const signatures = state.signed.map((participant): TextSignature => ({
    owner: fullName(people[participant] && signingPerson(people[participant])),
    ...(!imitated && reported.find((one) => one.participant === participant)),
    ...{ participant, imitated },
    at: (signedAt(events, participant) ?? at).toISOString(),
  }));
  // The embedded operator has nobody to wait for.
  if (imitated) {
    const owner = developerOf(services.content.library).name;
    signatures.push({ owner, side: 'seller', at: at.toISOString(), imitated });
  }
  const own = signatures.find(({ participant }) => participant === 0);
  if (own && isCertified(own)) await keepCertificate(tx, { userId: row.userId, order, ...own });
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
