import type { ResultOf } from '@m30/api/client';
import { Badge } from '@m30/ui-kit/badge';
import { formatCount, formatDate, formatMoney } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { IconButton } from '@m30/ui-kit/icon-button';
import { ArrowLink } from '@m30/ui-kit/link';
import { Coordinate } from '../../../components/coordinate/Coordinate.tsx';
import { changeLists } from '../../../store/cart/index.ts';
import { monthlyWords } from '../../../store/objects/monthly-words.ts';
import { lotName, placeWords, softened, statusWords } from '../../../store/cart/lot-words.ts';
import styles from './CartRow.module.css';
import { HoldForm, type Holding } from './HoldForm.tsx';

type Product = ResultOf<'Cart.Get'>['products'][number];

export interface CartRowProps {
  product: Product;
  holding: Holding;
}

/** A lot of the cart. */
export function CartRow({ product, holding }: CartRowProps) {
  const { lot, coordinate } = product;
  return (
    <li className={styles.row} data-status={product.hold?.own ? 'own' : lot.status}>
      {'plan' in lot ? (
        <img
          className={styles.plan}
          data-mirrored={lot.mirrored || undefined}
          data-drawing=""
          src={lot.plan}
          alt="Планировка"
          loading="lazy"
        />
      ) : (
        <span className={styles.plan}>
          <Icon name="key" size={44} />
        </span>
      )}
      <div>
        <h2 className={styles.name}>
          <a href={lot.url}>{softened(lotName(lot))}</a>
        </h2>
        <p className={styles.small}>{placeWords(lot)}</p>
        <Coordinate value={coordinate} />
        <Status product={product} />
      </div>
      <div className={styles.price}>
        <Cost product={product} />
        <HoldForm product={product} holding={holding} />
      </div>
      <form
        className={styles.remove}
        method="post"
        action="/cart"
        onSubmit={(event) => {
          event.preventDefault();
          changeLists({ list: 'cart', act: 'delete', lot: lot.id });
        }}
      >
        <input type="hidden" name="lot" value={lot.id} />
        <IconButton
          type="submit"
          name="change"
          value="cart:delete"
          icon="trash"
          label={`Убрать из\u00a0корзины: ${lotName(lot)}, №\u00a0${lot.number}`}
        />
      </form>
    </li>
  );
}

function Status({ product: { lot, hold } }: Pick<CartRowProps, 'product'>) {
  if (hold?.own) {
    return (
      <p className={styles.status} role="status">
        <Badge tone="held">
          {hold.until
            ? `Бронь за\u00a0вами до\u00a0${formatDate(hold.until, 'dateTime')}`
            : 'Ваш заказ'}
        </Badge>
      </p>
    );
  }
  const tones = { free: 'success', held: 'held' } as const;
  const tone = lot.status === 'free' || lot.status === 'held' ? tones[lot.status] : 'neutral';
  return (
    <p className={styles.status} role="status">
      <Badge tone={tone}>{statusWords(lot)}</Badge>
      {hold?.until && (
        <span className={styles.small}>
          другим покупателем до&nbsp;{formatDate(hold.until, 'dateTime')}
        </span>
      )}
    </p>
  );
}

function Cost({
  product: { lot, hold, price_then: then, similar },
}: Pick<CartRowProps, 'product'>) {
  const isGone = lot.status !== 'free' && !hold?.own;
  if (isGone) {
    return similar ? (
      <ArrowLink href={similar.url}>
        {formatCount(similar.count, ['похожая', 'похожие', 'похожих'])}
      </ArrowLink>
    ) : null;
  }
  if (lot.price === null) return null;
  const before = then !== null && then !== lot.price ? then : null;
  return (
    <p>
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
