import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { FavouritesSpot } from '@m30/ui-kit/spot';

/** Nothing bought yet, and the way to the catalogue. */
export function NoOrders({ title }: { title: string }) {
  return (
    <EmptyState
      drawing={<FavouritesSpot />}
      title={title}
      action={<Button href="/katalog">Выбрать квартиру</Button>}
    >
      Подберите квартиру в&nbsp;каталоге. Когда заказ появится, здесь будут его этапы и&nbsp;сроки.
    </EmptyState>
  );
}
