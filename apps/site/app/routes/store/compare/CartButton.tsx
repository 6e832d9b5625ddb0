import { Button } from '@m30/ui-kit/button';
import { changeLists, useLists } from '../../../store/cart/index.ts';
import { lotNumber } from '../../../store/cart/lot-words.ts';
import type { ComparedLot } from '../../../store/compare/index.ts';

/** Puts a compared lot into the cart; one that is there leads to it. */
export function CartButton({ lot, isMain }: { lot: ComparedLot; isMain: boolean }) {
  const isIn = useLists().cart.includes(lot.id);
  const spoken = <span className="visually-hidden">: {lotNumber(lot)}</span>;
  if (isIn) {
    return (
      <Button size="small" variant="ghost" href="/cart">
        Уже в&nbsp;корзине{spoken}
      </Button>
    );
  }
  return (
    <form
      method="post"
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault();
        changeLists({ list: 'cart', act: 'add', lot: lot.id });
      }}
    >
      <input type="hidden" name="lot" value={lot.id} />
      <Button
        type="submit"
        size="small"
        variant={isMain ? 'primary' : 'secondary'}
        name="change"
        value="cart:add"
      >
        В&nbsp;корзину{spoken}
      </Button>
    </form>
  );
}
