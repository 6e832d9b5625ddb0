import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { CopyButton } from '../../../components/copy-button/CopyButton.tsx';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import styles from './Partnership.module.css';

export interface PromoCodeProps extends Pick<ResultOf<'LK.GetPartnership'>, 'promo' | 'ended'> {
  /** Of the partner. */
  alias: string;
}

/** The buyer's code of a partner, or the button that gives it. */
export function PromoCode({ alias, promo, ended }: PromoCodeProps) {
  const { pending, problem, run } = useAccountCall();
  if (promo) {
    return (
      <>
        <p className={styles.code} aria-label="Ваш промокод">
          <code>{promo.code}</code>
        </p>
        <p className={styles.until}>Действует до&nbsp;{formatDate(promo.valid_until)}</p>
        <CopyButton text={promo.code} label="Скопировать промокод" />
      </>
    );
  }
  if (ended) return <Notice>Предложение закончилось, новых промокодов нет.</Notice>;
  return (
    <>
      <Button
        loading={pending}
        onClick={() => void run(() => browserApi.post('LK.TakePromoCode', { alias }))}
      >
        Получить промокод
      </Button>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
    </>
  );
}
