import type { ResultOf } from '@m30/api/client';
import { Button, type ButtonProps } from '@m30/ui-kit/button';
import type { useHold } from './use-hold.ts';
import { lotNumber } from '../../../store/cart/lot-words.ts';

/** Holding lots, as {@link useHold} gives it. */
export type Holding = ReturnType<typeof useHold>;

export interface HoldFormProps {
  product: ResultOf<'Cart.Get'>['products'][number];
  holding: Holding;
  /** Words on the button that holds. @default 'Забронировать на 24 часа' */
  label?: string;
  /** @default 'secondary' */
  variant?: ButtonProps['variant'];
  /** @default 'small' */
  size?: ButtonProps['size'];
  /** @default false */
  wide?: boolean;
}

/** Holds a free lot for a day, gives back the free hold that the visitor has, or leads to his order; nothing for other lots. */
export function HoldForm({
  product,
  holding,
  label = 'Забронировать на\u00a024\u00a0часа',
  variant,
  size,
  wide = false,
}: HoldFormProps) {
  const { lot, hold } = product;
  const look = { variant: variant ?? 'secondary', size: size ?? 'small', wide } as const;
  const spoken = <span className="visually-hidden">: {lotNumber(lot)}</span>;
  if (hold?.own && hold.order) {
    const { order } = hold;
    if (lot.status !== 'held') {
      return (
        <Button {...look} href={`/order/${order}`}>
          Открыть заказ{spoken}
        </Button>
      );
    }
    return (
      <form
        method="post"
        action="/cart"
        onSubmit={(event) => {
          event.preventDefault();
          void holding.cancel(order);
        }}
      >
        <input type="hidden" name="order" value={order} />
        <Button
          {...look}
          type="submit"
          variant="ghost"
          name="change"
          value="cancel"
          loading={holding.pending === order}
        >
          Отменить бронь{spoken}
        </Button>
      </form>
    );
  }
  if (lot.status !== 'free') return null;
  return (
    <form
      method="post"
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault();
        void holding.hold(lot.id, lot.price);
      }}
    >
      <input type="hidden" name="lot" value={lot.id} />
      {lot.price !== null && <input type="hidden" name="price" value={lot.price} />}
      <Button
        {...look}
        type="submit"
        name="change"
        value="hold"
        loading={holding.pending === lot.id}
      >
        {label}
        {spoken}
      </Button>
    </form>
  );
}
