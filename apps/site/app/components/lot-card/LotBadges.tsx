import { Badge } from '@m30/ui-kit/badge';
import type { LotCardView } from './lot-card-view.ts';
import { discountTitle, statusTitle } from './lot-status.ts';

/** Marks of a lot: its status, or keys at once for a free one, and its discount. */
export function LotBadges({
  lot,
}: {
  lot: Pick<LotCardView, 'status' | 'price' | 'oldPrice' | 'handover' | 'own'>;
}) {
  const status = statusTitle(lot.status, lot.own);
  const discount = discountTitle(lot.price, lot.oldPrice);
  return (
    <>
      {status && <Badge tone={lot.status === 'sold' ? 'neutral' : 'held'}>{status}</Badge>}
      {discount && <Badge tone="sale">{discount}</Badge>}
      {lot.handover === null && lot.status === 'free' && <Badge>Ключи сразу</Badge>}
    </>
  );
}
