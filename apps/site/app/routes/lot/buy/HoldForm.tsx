import { lazy, Suspense, useState, type FormEvent } from 'react';
import { Button } from '@m30/ui-kit/button';
import { termsSearch } from '../../../store/apartments/terms-search.ts';
import type { LotView } from '../data/lot.server.ts';
import styles from './BuyColumn.module.css';
import { HOLD_FORM } from './hold-form-id.ts';
import type { HoldRefusal } from './hold-lot.ts';

const HoldRefused = lazy(() => import('./HoldRefused.tsx'));

/**
 * Holds the flat for a day while it is free, at the price that stands on the page; a refusal says why and what else
 * there is, or the new price and the way to go on with it.
 */
export function HoldForm({
  lot: { id, status, price, terms },
}: {
  lot: Pick<LotView, 'id' | 'status' | 'price' | 'terms'>;
}) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<HoldRefusal | null>(null);

  // The last price that the visitor has read: of the page, or of the refusal below it.
  const agreed = refusal?.newPrice ?? price;

  async function hold(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setRefusal(null);
    try {
      // Few visitors press: its code comes then.
      const { holdLot } = await import('./hold-lot.ts');
      setRefusal(await holdLot(id, agreed, termsSearch(terms)));
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      {status === 'free' && (
        <form
          id={HOLD_FORM}
          className={styles.hold}
          method="post"
          action="/cart"
          onSubmit={(event) => void hold(event)}
        >
          <input type="hidden" name="lot" value={id} />
          <input type="hidden" name="price" value={agreed ?? ''} />
          <Button type="submit" wide name="change" value="hold" loading={pending}>
            Забронировать на&nbsp;24&nbsp;часа
          </Button>
          <p className={styles.terms}>
            Бронь бесплатна и&nbsp;ни к&nbsp;чему не&nbsp;обязывает, цена на&nbsp;сутки закреплена.
          </p>
        </form>
      )}
      {refusal && (
        <Suspense>
          <HoldRefused {...refusal} />
        </Suspense>
      )}
    </>
  );
}
