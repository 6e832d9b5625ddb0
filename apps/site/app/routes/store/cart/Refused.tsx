import { Button } from '@m30/ui-kit/button';
import { TextLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import styles from './CartPage.module.css';
import type { Holding } from './HoldForm.tsx';
import type { Offer } from './use-hold.ts';

/** Props of {@link Refused}. */
export interface RefusedProps {
  /** In Russian, without the full stop. */
  message: string;
  /** Somebody has to log in first. */
  login: boolean;
  /** The lot at its new price, where that is all that stands in the way. */
  offer: Offer | null;
  holding: Holding;
}

/** Why nothing was held, and the way on. */
export function Refused({ message, login, offer, holding }: RefusedProps) {
  return (
    <div className={styles.refused}>
      <Notice tone="danger" role="alert">
        {message}. {login && <TextLink href="/lk">Войти</TextLink>}
      </Notice>
      {offer && (
        <form
          method="post"
          action="/cart"
          onSubmit={(event) => {
            event.preventDefault();
            void holding.hold(offer.lot, offer.price);
          }}
        >
          <input type="hidden" name="lot" value={offer.lot} />
          <input type="hidden" name="price" value={offer.price} />
          <Button
            size="small"
            type="submit"
            name="change"
            value="hold"
            loading={holding.pending === offer.lot}
          >
            Забронировать по&nbsp;новой цене
          </Button>
        </form>
      )}
    </div>
  );
}
