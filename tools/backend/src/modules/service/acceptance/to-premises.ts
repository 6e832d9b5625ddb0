import type { Defect, Premises } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import { toHandover } from '../../catalogue/lot/to-lot-card.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import { toAppointment } from '../appointment/to-appointment.ts';
import type { UploadedFile } from '../../people/upload/find-uploads.ts';
import { CLOSED } from './defect-words.ts';
import { oneSidedOn } from './handover-rules.ts';
import { handoverState, meetingAhead } from './handover-state.ts';
import type { DefectRow, HandoverParts } from './read-handovers.ts';

/** Premises as the list of a buyer shows them. */
export function toPremises(services: Services, parts: HandoverParts): Premises {
  const { order, handover } = parts;
  const now = services.clock();
  const { snapshot } = services.catalogue;
  const apartment = anyLotCard(snapshot, order.lotGuid);
  const placed = snapshot.placed.get(order.lotGuid);
  if (!apartment || !placed) throw new Error(`lot ${order.lotGuid} is not in the catalogue`);
  const ahead = meetingAhead(parts, now);
  const state = handoverState(parts, now);
  const sent = parts.defects.filter((defect) => defect.act !== null);
  const isOpen = state === 'ready' || state === 'inspected';
  return {
    guid: order.guid,
    number: order.number,
    apartment,
    state,
    planned: toHandover(placed.building),
    ready_at: handover?.readyAt.toISOString() ?? null,
    appointment: ahead && toAppointment(services, { row: ahead, lot: order.lotGuid }),
    defects: {
      total: sent.length,
      open: sent.filter((defect) => !CLOSED.includes(defect.state)).length,
      fixed: sent.filter((defect) => defect.state === 'fixed').length,
    },
    one_sided_on: handover && isOpen ? oneSidedOn(order.contract, handover.readyAt) : null,
  };
}

/** A defect as its buyer sees it; photos have an address of their own, on which they are pictures. */
export function toDefect(
  { guid, room, kind, text, state, note, changedAt }: DefectRow,
  photos: readonly UploadedFile[],
): Defect {
  return {
    ...{ guid, room, kind, text, state, note },
    photos: photos.map((photo) => ({
      guid: photo.guid,
      name: photo.name,
      src: `/api/photos/${photo.guid}.jpg`,
      type: photo.type,
      size: photo.size,
    })),
    changed_at: changedAt.toISOString(),
  };
}
