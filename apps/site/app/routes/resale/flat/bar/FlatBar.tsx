import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { PageBar } from '../../../../components/page-bar/PageBar.tsx';
import { showTrigger } from '../data/show-trigger.ts';
import type { ResalePageFlat } from '../data/resale-flat.ts';

/** The page bar of a resale flat: its price and the visit. */
export function FlatBar({ flat }: { flat: ResalePageFlat }) {
  const { price, pricePerMetre } = flat;
  if (price === null) return null;
  return (
    <PageBar
      price={price}
      note={pricePerMetre !== null && <>{formatMoney(pricePerMetre)} за&nbsp;м²</>}
    >
      <Button size="small" {...showTrigger(flat)}>
        Посмотреть
      </Button>
    </PageBar>
  );
}
