import { Badge } from '@m30/ui-kit/badge';
import { formatMoney } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { LotActions } from '../../../components/lot-actions/index.ts';
import { monthlyWords } from '../../../store/objects/monthly-words.ts';
import type { FavouritesData } from './favourites.server.ts';
import { favouriteName, favouritePlace, favouriteStatus } from './favourite-words.ts';
import styles from './FavouriteRow.module.css';

export interface FavouriteRowProps {
  item: FavouritesData['items'][number];
}

/** A favourite: what it is, whether it is free, what it cost then and costs now. */
export function FavouriteRow({ item }: FavouriteRowProps) {
  const { lot } = item;
  const name = favouriteName(lot);
  const tones = { free: 'success', held: 'held' } as const;
  const tone = lot.status === 'free' || lot.status === 'held' ? tones[lot.status] : 'neutral';
  return (
    <li className={styles.row} data-status={lot.status}>
      <Plan lot={lot} />
      <div>
        <h2 className={styles.name}>
          <a href={lot.url}>{name}</a>
        </h2>
        <p className={styles.small}>{favouritePlace(lot)}</p>
        <p className={styles.status} role="status">
          <Badge tone={tone}>{favouriteStatus(lot)}</Badge>
        </p>
      </div>
      <Cost item={item} />
      <div className={styles.actions}>
        <LotActions lot={{ id: lot.id, title: name }} likedOnly={lot.kind === 'resale'} />
      </div>
    </li>
  );
}

function Plan({ lot }: { lot: FavouriteRowProps['item']['lot'] }) {
  if (!('plan' in lot) || lot.plan === null) {
    return (
      <span className={styles.plan}>
        <Icon name={lot.kind === 'resale' ? 'home' : 'key'} size={44} />
      </span>
    );
  }
  return (
    <img
      className={styles.plan}
      data-mirrored={lot.mirrored || undefined}
      data-drawing=""
      src={lot.plan}
      alt=""
      loading="lazy"
    />
  );
}

function Cost({ item: { lot, price_then: then } }: FavouriteRowProps) {
  if (lot.price === null) return <p className={styles.price} />;
  const before = then !== null && then !== lot.price ? then : null;
  return (
    <p className={styles.price}>
      <b>{formatMoney(lot.price)}</b>
      {before !== null && (
        <s className={styles.small}>
          <span className="visually-hidden">цена, когда вы добавили лот, </span>
          {formatMoney(before)}
        </s>
      )}
      {'payment' in lot && lot.payment !== null && (
        <span className={styles.payment}>{monthlyWords(lot.payment, lot.downPayment)}</span>
      )}
    </p>
  );
}
