import { LotActions } from '../../../../../components/lot-actions/index.ts';
import type { LotCardView } from '../../../../../components/lot-card/lot-card-view.ts';
import { LotRow } from '../../../../../components/rows/lot-row/index.ts';
import { useLiveLot } from '../../../../../store/live/index.ts';
import { lotName } from '../shared/lot-name.ts';

/** The row of a lot with its present status and the buttons of cart and comparison. */
export function StoreRow({ lot }: { lot: LotCardView }) {
  const live = useLiveLot(lot);
  return <LotRow lot={live} actions={<LotActions lot={{ id: lot.id, title: lotName(lot) }} />} />;
}
