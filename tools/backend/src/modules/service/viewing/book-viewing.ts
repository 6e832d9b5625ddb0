import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { bookViewing as contract, ParsedInput, Viewing } from '@m30/api';
import { formatDate } from '@m30/ui-kit/format';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { inTurn } from '../../../kernel/db/in-turn.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { PlacedRow } from '../../catalogue/snapshot/snapshot.ts';
import { storeLead } from '../../deal/lead/store-lead.ts';
import { lockKey } from '../appointment/reserve-seat.ts';
import { hostsAt, hostsOf } from './find-hosts.ts';
import { noteViewing } from './note-viewing.ts';
import { reserveSeat, timeKey } from './reserve-seat.ts';
import { toViewing, type HostedViewing } from './to-viewing.ts';
import { tellVisitor } from './viewing-messages.ts';
import { lotToShow } from './viewing-lot.ts';
import { placeOf, spotOf } from './viewing-places.ts';
import { MOST_AHEAD } from './viewing-rules.ts';
import { viewings } from './viewings.table.ts';

type Input = ParsedInput<typeof contract>;

/** What the data is processed for; also the subject of the staff's letter. */
export const PURPOSE = 'Запись на просмотр';

/**
 * Books a viewing: a lead with its limits, its anti-bot answer and its consent, and in the same transaction a seat of
 * whoever shows the lot, with the messages about it. Once per key.
 * @throws Refused 403 for a wrong token, 404 and 409 for a lot that is not shown, 409 with the nearest free times where the
 *   time is taken or the phone has enough ahead, 422 for a time at which nobody shows, 429 over the limits
 */
export async function bookViewing(
  call: Call,
  { lot: asked, place, at, ...fields }: Input,
): Promise<{ text: string; viewing: Viewing | null }> {
  const { services } = call;
  const lot = lotToShow(services.catalogue.snapshot, asked);
  const input = {
    ...fields,
    apartment_guid: lot.guid,
    meeting: meetingWords(call, lot, place),
    meetingAt: `${formatDate(at, 'stamp')} (Москва)`,
  };
  // A crowd waits here, and not with a database connection each.
  const stored = await inTurn(timeKey(at), () =>
    storeLead(call, {
      ...{ method: 'Viewing.Book', input, purpose: PURPOSE, next: null },
      confirmation: `Ждём вас ${formatDate(at, 'inSentence')}. Подробности и\u00a0ссылка, чтобы перенести или отменить, в\u00a0СМС.`,
      keep: async (tx, leadGuid) => {
        const booked = await reserve(tx, call, { lot, place, at, leadGuid, fields });
        await tellVisitor(tx, services, booked, 'booked');
        await noteViewing(tx, services, booked, 'booked');
        return { viewing: toViewing(services, booked) };
      },
    }),
  );
  return { viewing: null, ...stored };
}

interface Booking {
  lot: PlacedRow;
  place: Input['place'];
  at: Date;
  leadGuid: string;
  fields: Pick<Input, 'name' | 'phone' | 'email'>;
}

async function reserve(
  tx: Database,
  { services, session }: Call,
  { lot, place, at, leadGuid, fields }: Booking,
): Promise<HostedViewing> {
  const now = services.clock();
  const { name, phone, email } = fields;
  await lockKey(tx, `viewings:${phone}`);
  const ahead = and(
    eq(viewings.phone, phone),
    eq(viewings.state, 'booked'),
    gt(viewings.startsAt, now),
  );
  if ((await tx.$count(viewings, ahead)) >= MOST_AHEAD) {
    throw refuse(
      409,
      'С\u00a0этим телефоном уже три записи. Перенесите одну из\u00a0них по\u00a0ссылке из\u00a0СМС',
    );
  }
  const guid = randomUUID();
  const spot = spotOf(services, { kind: place, lot, guid });
  const hosts = hostsAt(await hostsOf(tx, lot.complex.vendor), place);
  const { host, seat } = await reserveSeat(tx, { hosts, spot, at }, now);
  const [row] = await tx
    .insert(viewings)
    .values({
      ...{ guid, key: randomBytes(16).toString('base64url'), leadGuid },
      userId: session?.user.id ?? null,
      ...{ lotGuid: lot.guid, vendor: lot.complex.vendor, place, spot },
      ...{ host: host.alias, startsAt: at, seat },
      ...{ name, phone, email: email || null, state: 'booked' },
      ...{ createdAt: now, changedAt: now },
    })
    .returning();
  if (!row) throw new Error('a viewing was not written');
  return { row, host };
}

function meetingWords({ services }: Call, lot: PlacedRow, place: Input['place']): string {
  const { title, address } = placeOf(services, lot, place);
  return `${title}: ${address}`;
}
