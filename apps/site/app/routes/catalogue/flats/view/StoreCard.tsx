import { memo } from 'react';
import { LotActions } from '../../../../components/lot-actions/index.ts';
import { LotCard, type LotCardView } from '../../../../components/lot-card/index.ts';
import { useLiveLot } from '../../../../store/live/index.ts';
import { lotName } from './shared/lot-name.ts';

export interface StoreCardProps {
  lot: LotCardView;
  eager: boolean;
}

/** The card of a lot with its present status and the buttons of cart and comparison. */
export const StoreCard = memo(function StoreCard({ lot, eager }: StoreCardProps) {
  const live = useLiveLot(lot);
  return (
    <LotCard
      lot={live}
      eager={eager}
      cachedAs="store card"
      actions={<LotActions lot={{ id: lot.id, title: lotName(lot) }} />}
    />
  );
});
