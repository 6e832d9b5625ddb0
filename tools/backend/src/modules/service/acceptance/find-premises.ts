import { eq } from 'drizzle-orm';
import type { Premises, PremisesDetails } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { slotDays } from '../appointment/free-slots.ts';
import { toAppointment } from '../appointment/to-appointment.ts';
import { filesOf } from '../../people/upload/find-uploads.ts';
import { handoverActions, kindToBook } from './handover-state.ts';
import { dueOn } from './handover-rules.ts';
import { readHandovers, type DefectRow, type HandoverParts } from './read-handovers.ts';
import { toDefect, toPremises } from './to-premises.ts';

/** Premises of a buyer, newest first. */
export async function findPremises(services: Services, userId: number): Promise<Premises[]> {
  const found = await readHandovers(services.db, userId);
  return found.map((parts) => toPremises(services, parts));
}

/**
 * Reads the handover of one order of a buyer.
 * @throws Refused 404 where the buyer has none such, also when it is somebody else's
 */
export async function readHandover(
  db: Database,
  userId: number,
  order: string,
): Promise<HandoverParts> {
  const [found] = await readHandovers(db, userId, eq(orders.guid, order));
  if (!found) throw refuse(404, 'Такой квартиры нет среди ваших');
  return found;
}

/**
 * Everything about the handover of one of a buyer's premises.
 * @throws Refused 404 where the buyer has none such
 */
export async function findHandover(
  services: Services,
  userId: number,
  order: string,
): Promise<PremisesDetails> {
  const { db, clock } = services;
  const parts = await readHandover(db, userId, order);
  const premises = toPremises(services, parts);
  const { lotGuid } = parts.order;
  const can = handoverActions(parts, clock());
  const photos = await filesOf(
    db,
    'defect',
    parts.defects.map(({ guid }) => guid),
  );
  const shown = (rows: readonly DefectRow[]) =>
    rows.map((row) => toDefect(row, photos.get(row.guid) ?? []));
  const kind = kindToBook(premises.state);
  const isMovable = premises.appointment?.can_change === true;
  const days = can.includes('book') || isMovable ? await daysOf(services, lotGuid, kind) : [];
  const { handover, keysAt } = parts;
  return {
    ...premises,
    can,
    booking: can.includes('book') ? { kind, days } : null,
    moving: isMovable ? days : [],
    appointments: parts.appointments.map((row) => toAppointment(services, { row, lot: lotGuid })),
    rooms: roomsOf(services, lotGuid),
    draft: shown(parts.defects.filter(({ act }) => act === null)),
    acts: actsOf(parts).map(({ number, sentAt, defects }) => ({
      number,
      sent_at: sentAt.toISOString(),
      due_on: defects[0]?.dueOn ?? dueOn(parts.order.contract, sentAt),
      file: `/api/handovers/${order}/act-${number}.pdf`,
      defects: shown(defects),
    })),
    transfer: {
      file:
        premises.state === 'building' || premises.state === 'ready'
          ? null
          : `/api/handovers/${order}/transfer.pdf`,
      signed_at: handover?.signedAt?.toISOString() ?? null,
      signed_by: handover?.signedBy ?? null,
      keys_at: keysAt?.toISOString() ?? null,
    },
  };
}

/** Sent defects by the acts that they were sent with, newest first. */
export function actsOf({ defects }: HandoverParts) {
  const byNumber = Map.groupBy(
    defects.filter(({ act }) => act !== null),
    ({ act }) => act ?? 0,
  );
  return [...byNumber]
    .map(([number, own]) => ({ number, sentAt: own[0]?.sentAt ?? new Date(0), defects: own }))
    .sort((a, b) => b.number - a.number);
}

async function daysOf(services: Services, lotGuid: string, kind: 'acceptance' | 'keys') {
  const place = buildingOf(services, lotGuid);
  return slotDays(services.db, { kind, place }, services.clock());
}

/** Building whose people receive. */
export function buildingOf({ catalogue }: Pick<Services, 'catalogue'>, lotGuid: string): string {
  const placed = catalogue.snapshot.placed.get(lotGuid);
  if (!placed) throw new Error(`lot ${lotGuid} is not in the catalogue`);
  return placed.building.id;
}

/** Rooms to name a place by; what is no flat is one room. */
function roomsOf({ catalogue }: Services, lotGuid: string): string[] {
  const flat = catalogue.snapshot.byGuid.get(lotGuid);
  const rooms = flat?.plan.roomList.map(({ name }) => name) ?? ['Помещение'];
  return [...new Set([...rooms, 'Входная дверь', 'Другое место'])];
}
