import { memo } from 'react';
import { LotActions } from '../../../components/lot-actions/index.ts';
import { LotCard, type LotCardView } from '../../../components/lot-card/index.ts';
import { useLiveLot } from '../../../store/live/index.ts';
import { lotName } from '../data/lot-words.ts';

/** The card of a similar flat with its present status and the buttons of cart and comparison. */
export const SimilarCard = memo(function SimilarCard({ lot }: { lot: LotCardView }) {
  const live = useLiveLot(lot);
  return <LotCard lot={live} actions={<LotActions lot={{ id: lot.id, title: lotName(lot) }} />} />;
});
