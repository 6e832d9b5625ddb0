import { HowCounted } from '@m30/calculators/counted';
import { CreditNote } from '@m30/calculators/credit';
import { rateWords } from '@m30/calculators/credit/core';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { Icon } from '@m30/ui-kit/icon';
import { FavouritesSpot } from '@m30/ui-kit/spot';
import { Notice } from '@m30/ui-kit/notice';
import { changeLists } from '../../../store/cart/index.ts';
import { countedLots } from '../../../store/cart/counted-lots.ts';
import { costHref } from '../cost/core/cost-query.ts';
import { StoreColumns } from '../store-head/StoreColumns.tsx';
import { StoreHead } from '../store-head/StoreHead.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import type { FavouritesData } from './favourites.server.ts';
import styles from './FavouritesPage.module.css';
import { Letters } from './Letters.tsx';
import { useFavourites } from './use-favourites.ts';

export interface FavouritesPageProps extends FavouritesData {
  /** Why the letters were refused. */
  problem: string | null;
}

/** Lots of every kind that the visitor likes, and letters about them. */
export function FavouritesPage({ problem, letters, ...data }: FavouritesPageProps) {
  const items = useFavourites(data);
  const priced = items.flatMap(({ lot }) =>
    lot.kind === 'flat' && lot.price !== null ? [lot.id] : [],
  );
  return (
    <>
      <Container>
        <StoreHead title="Избранное" count={items.length}>
          {items.length > 0 && (
            <Button size="small" variant="secondary" href="/vmeste">
              <Icon name="heart" size={18} />
              Решать вместе
            </Button>
          )}
          {priced.length > 0 && (
            <Button size="small" variant="secondary" href={costHref(priced)}>
              <Icon name="rouble" size={18} />
              Во&nbsp;сколько обойдётся
            </Button>
          )}
        </StoreHead>
      </Container>
      <StoreColumns
        aside={
          <aside className={styles.letters}>
            {problem && (
              <Notice tone="danger" role="alert">
                {problem}.
              </Notice>
            )}
            <Letters letters={letters} />
          </aside>
        }
      >
        {items.length === 0 ? (
          <EmptyState
            drawing={<FavouritesSpot />}
            title={'В\u00a0избранном пока пусто'}
            action={<Button href="/katalog">Выбрать квартиру</Button>}
          >
            Нажмите на&nbsp;сердце у&nbsp;квартиры, помещения, кладовой или места на&nbsp;парковке:
            они соберутся здесь.
          </EmptyState>
        ) : (
          <ul>
            {items.map((item) => (
              <FavouriteRow key={item.lot.id} item={item} />
            ))}
          </ul>
        )}
        {items.length > 1 && <ClearFavourites />}
        {data.programme && <Payments items={items} programme={data.programme} />}
      </StoreColumns>
    </>
  );
}

/** By what the payments of the flats are counted, and how. */
function Payments({
  items,
  programme,
}: {
  items: readonly FavouritesData['items'][number][];
  programme: NonNullable<FavouritesData['programme']>;
}) {
  const lots = items.flatMap(({ lot }) => ('payment' in lot ? lot : []));
  if (lots.every(({ payment }) => payment === null)) return null;
  return (
    <div className={styles.payments}>
      <p>
        Платёж: {programme.name}, {rateWords(programme)}.
      </p>
      <HowCounted rows={countedLots(lots, programme)} />
      <CreditNote credits={[programme]} />
    </div>
  );
}

function ClearFavourites() {
  return (
    <form
      method="post"
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault();
        changeLists({ list: 'favourites', act: 'clear' });
      }}
    >
      <Button type="submit" variant="ghost" size="small" name="change" value="favourites:clear">
        Очистить избранное
      </Button>
    </form>
  );
}
