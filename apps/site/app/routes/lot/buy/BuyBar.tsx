import { Button } from '@m30/ui-kit/button';
import { PageBar } from '../../../components/page-bar/PageBar.tsx';
import { monthlyWords } from '../../../store/objects/monthly-words.ts';
import type { LotView } from '../data/lot.server.ts';
import { askFor } from './ask-for.ts';
import { HOLD_FORM } from './hold-form-id.ts';

/** The page bar of a flat: its price, the payment, and the hold while it is free. */
export function BuyBar({ lot }: { lot: LotView }) {
  const { price, payment, downPayment, status, own } = lot;
  if (price === null) return null;
  return (
    <PageBar price={price} note={payment !== null && monthlyWords(payment, downPayment)}>
      {status === 'free' ? (
        <Button size="small" type="submit" form={HOLD_FORM} name="change" value="hold">
          Забронировать
        </Button>
      ) : (
        <Button size="small" {...askFor(lot)}>
          {own ? 'Продолжить' : 'Оставить заявку'}
        </Button>
      )}
    </PageBar>
  );
}
