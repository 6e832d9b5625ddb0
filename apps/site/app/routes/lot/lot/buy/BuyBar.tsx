import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { PageBar } from '../../../../components/page-bar/PageBar.tsx';
import type { LotView } from '../lot.server.ts';
import { HOLD_FORM } from './hold-form-id.ts';

/** The page bar of a flat: its price, the payment, and the hold while it is free. */
export function BuyBar({ lot: { guid, price, payment, status, own } }: { lot: LotView }) {
  if (price === null) return null;
  return (
    <PageBar price={price} note={payment !== null && <>{formatMoney(payment)} в&nbsp;месяц</>}>
      {own ? (
        <Button size="small" href={`/order/${own.order}`}>
          Продолжить
        </Button>
      ) : status === 'free' ? (
        <Button size="small" type="submit" form={HOLD_FORM} name="change" value="hold">
          Забронировать
        </Button>
      ) : (
        <Button size="small" {...leadTrigger('orderForm', { apartmentGuid: guid })}>
          Оставить заявку
        </Button>
      )}
    </PageBar>
  );
}
