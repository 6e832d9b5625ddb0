import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { FavouritesSpot } from '@m30/ui-kit/spot';
import { TextLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import { StoreColumns } from '../store-head/StoreColumns.tsx';
import { StoreHead } from '../store-head/StoreHead.tsx';
import type { CartData } from './cart.server.ts';
import { priceNews } from './cart-sums.ts';
import { CartRow } from './CartRow.tsx';
import { CartSummary } from './CartSummary.tsx';
import { ClearCart } from './ClearCart.tsx';
import { DeliveryFilter } from './DeliveryFilter.tsx';
import { NewPrice, type NewPriceProps } from './NewPrice.tsx';
import { useCart } from './use-cart.ts';
import { useHold } from './use-hold.ts';

export interface CartPageProps extends CartData {
  /** Why a form without JavaScript was refused. */
  problem: { message: string; login: boolean; offer: NewPriceProps | null } | null;
}

/** The cart: lots with what they cost then and now, what is still free, and the way to hold one. */
export function CartPage({ problem, ...data }: CartPageProps) {
  const { products, elements, delivery, programme, sets, refresh } = useCart(data);
  const holding = useHold(refresh);
  const refused = holding.problem ?? problem?.message;
  return (
    <>
      <Container>
        <StoreHead title="Корзина" count={elements.length}>
          {elements.length > 0 && (
            <DeliveryFilter options={delivery} chosen={data.delivery} count={elements.length} />
          )}
        </StoreHead>
      </Container>
      <StoreColumns
        aside={products.length > 0 && <CartSummary {...{ products, programme, sets, holding }} />}
      >
        {refused && (
          <Notice tone="danger" role="alert">
            {refused}. {problem?.login && <TextLink href="/lk">Войти</TextLink>}
          </Notice>
        )}
        {problem?.offer && <NewPrice {...problem.offer} />}
        {priceNews(products).map((news) => (
          <Notice key={news}>{news}</Notice>
        ))}
        {elements.length === 0 ? (
          <EmptyState
            drawing={<FavouritesSpot />}
            title="В корзине пока пусто"
            action={<Button href="/obekty">Выбрать комплекс</Button>}
          >
            Откройте комплекс или каталог и&nbsp;отложите то, что понравилось: цены и&nbsp;статусы
            будут видны здесь.
          </EmptyState>
        ) : (
          <ul>
            {products.map((product) => (
              <CartRow key={product.lot.id} product={product} holding={holding} />
            ))}
          </ul>
        )}
        {elements.length > 1 && <ClearCart />}
      </StoreColumns>
    </>
  );
}
