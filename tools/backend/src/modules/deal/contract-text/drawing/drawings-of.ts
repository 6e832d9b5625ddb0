import { createHash } from 'node:crypto';
import { labelledPlan } from '../../../catalogue/lot/to-lot.ts';
import { sheetPlan, type SheetPlan } from '../../../catalogue/lot-sheet/sheet-plan.ts';
import type { PlacedRow, Snapshot } from '../../../catalogue/snapshot/snapshot.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import type { LotDrawing } from '../core/types.ts';
import { placeDrawing } from './place-drawing.ts';

/** What of the catalogue the drawings of a lot come from. */
export type DrawnSnapshot = Pick<
  Snapshot,
  'byGuid' | 'byBuilding' | 'content' | 'premises' | 'places' | 'parkingLevels'
>;

/** Where the drawings are. */
export type DrawingSource = Pick<MediaStore, 'drawing' | 'uploadedDrawing' | 'read' | 'find'>;

/** The drawings of a lot for the appendix of its contract: its plan, then where it lies; what nobody has drawn is left out. */
export async function drawingsOf(
  snapshot: DrawnSnapshot,
  media: DrawingSource,
  lot: PlacedRow,
): Promise<LotDrawing[]> {
  const address = planAddress(snapshot, lot);
  const plan = address === null ? null : await sheetPlan(media, address);
  const place = placeDrawing(snapshot, lot);
  return [
    ...(plan ? [toDrawing('plan', plan)] : []),
    ...(place === null ? [] : [toDrawing('place', { svg: place })]),
  ];
}

/** Address of the drawing with words, of flats and of commercial premises. */
function planAddress({ byGuid, premises }: DrawnSnapshot, { guid }: PlacedRow): string | null {
  const flat = byGuid.get(guid);
  return (flat ? labelledPlan(flat) : premises.get(guid)?.labelledDrawing) ?? null;
}

/** A drawing of a contract with the hash of its bytes. */
export function toDrawing(shows: LotDrawing['shows'], plan: SheetPlan): LotDrawing {
  const [type, bytes] =
    'svg' in plan
      ? ['image/svg+xml', Buffer.from(plan.svg)]
      : ['image/jpeg', Buffer.from(plan.image.replace(/^[^,]*,/, ''), 'base64')];
  return {
    shows,
    src: `data:${type};base64,${bytes.toString('base64')}`,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
