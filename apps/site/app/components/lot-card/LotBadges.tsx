import { Badge } from '@m30/ui-kit/badge';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import type { LotCardView } from './lot-card-view.ts';
import { discountTitle, statusTitle } from './lot-status.ts';

/** Marks of a lot: its status, or keys at once for a free one, and its discount. */
export function LotBadges({
  lot,
}: {
  lot: Pick<LotCardView, 'status' | 'price' | 'oldPrice' | 'handover' | 'own'>;
}) {
  const discount = discountTitle(lot.price, lot.oldPrice);
  return (
    <>
      <StatusBadge status={lot.status} words={statusTitle(lot.status, lot.own)} />
      {discount && <Badge tone="sale">{discount}</Badge>}
      {lot.handover === null && lot.status === 'free' && <Badge>Ключи сразу</Badge>}
    </>
  );
}
