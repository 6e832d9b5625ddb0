import { facingWords } from '@m30/scene/words';
import type { Database } from '../../../kernel/db/database.ts';
import type { ItemPicture } from '../../../kernel/letter/value.ts';
import type { Services } from '../../../kernel/services.ts';
import { planPicture } from '../drawing-address/plan-picture.ts';
import { viewAddress } from '../drawing-address/view-address.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';
import type { BestView } from './best-view.ts';

/** Stills are 1440 by 900. */
const STILL_RATIO = 0.625;

/**
 * What letters show of flats, by their guids: the view from the best window, without that the plan. A flat that has neither is
 * not among them. Nothing is drawn for it: a still is drawn when the first reader opens the letter.
 */
export async function letterPictures(
  tx: Database,
  { light, config }: Pick<Services, 'light' | 'config'>,
  lots: readonly PlacedLot[],
): Promise<ReadonlyMap<string, ItemPicture>> {
  const views = await light.bestViews(lots, tx);
  const origin = config.publicOrigin;
  return new Map(
    lots.flatMap((lot): [string, ItemPicture][] => {
      const view = views.get(lot.guid);
      if (view) return [[lot.guid, viewPicture(view, origin)]];
      const plan = planPicture(lot);
      return plan ? [[lot.guid, { src: origin + plan, alt: 'Планировка', ratio: null }]] : [];
    }),
  );
}

const viewPicture = ({ address, facing }: BestView, origin: string): ItemPicture => ({
  src: origin + viewAddress({ ...address, format: 'jpg' }),
  alt: `Вид из окна ${facingWords(facing)}`,
  ratio: STILL_RATIO,
});
