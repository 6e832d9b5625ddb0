import { Button } from '@m30/ui-kit/button';
import { changeLists } from '../../../store/cart/index.ts';

/** Empties the cart. */
export function ClearCart() {
  return (
    <form
      method="post"
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault();
        changeLists({ list: 'cart', act: 'clear' });
      }}
    >
      <Button type="submit" variant="ghost" size="small" name="change" value="cart:clear">
        Очистить корзину
      </Button>
    </form>
  );
}
