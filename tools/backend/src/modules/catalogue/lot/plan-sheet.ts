import type { ResultOf } from '@m30/api/client';
import type { MediaStore } from '../../media/media-store.ts';

type Lot = ResultOf<'Objects.GetLot'>;

/** Degrees of a side of the world from the north, clockwise. */
const AZIMUTHS: Readonly<Record<string, number>> = {
  север: 0,
  восток: 90,
  юг: 180,
  запад: 270,
};

/** The words of a flat's plan and where north is on it: the facade is on top, and its side is the first of the flat's. */
export function planSheet(
  media: Pick<MediaStore, 'planSheet'>,
  { labelledPlan, sides }: Pick<Lot, 'labelledPlan' | 'sides'>,
): Lot['planSheet'] {
  const sheet = media.planSheet(labelledPlan.replace('/media/', ''));
  const facade = AZIMUTHS[sides[0] ?? ''];
  return sheet && { ...sheet, north: facade === undefined ? null : (360 - facade) % 360 };
}
