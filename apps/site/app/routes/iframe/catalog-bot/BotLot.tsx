import { formatMoney } from '@m30/ui-kit/format';
import type { LotCardView } from '../../../components/lot-card/lot-card-view.ts';
import { statusTitle } from '../../../components/lot-card/lot-status.ts';
import { monthlyWords } from '../../../store/objects/monthly-words.ts';
import { lotTitle } from '../../../store/objects/lot-title.ts';
import type { FrameMessage } from '../../../layouts/iframe/embedder.ts';
import styles from './BotPage.module.css';

export interface BotLotProps {
  lot: LotCardView;
  /** Tells the page around the frame. */
  tell: (message: FrameMessage) => void;
}

/** A flat in a few lines; its link opens the site in place of the page around the frame. */
export function BotLot({ lot, tell }: BotLotProps) {
  const { id, url, plan, mirrored, complexName, floor, floors, status } = lot;
  const { price, payment, downPayment } = lot;
  const title = lotTitle(lot);
  const mark = statusTitle(status);
  return (
    <a
      className={styles.lot}
      href={url}
      target="_top"
      onClick={() => tell({ type: 'lot', lot: lotMessage({ id, url, title, price }) })}
    >
      <img data-drawing="" src={plan} alt="" loading="lazy" data-mirrored={mirrored || undefined} />
      <span>
        <b>{title}</b>
        {price !== null && <b className={styles.price}>{formatMoney(price)}</b>}
        {payment !== null && <small>{monthlyWords(payment, downPayment)}</small>}
        <small>
          «{complexName}», этаж&nbsp;{floor} из&nbsp;{floors}
          {mark && `, ${mark.toLowerCase()}`}
        </small>
      </span>
    </a>
  );
}

/** What is posted to the page around the frame about a lot; the price in roubles. */
function lotMessage({
  id,
  url,
  title,
  price,
}: Pick<LotCardView, 'id' | 'url' | 'price'> & { title: string }) {
  return {
    id,
    url: new URL(url, location.href).href,
    title: title.replaceAll('\u2060', '').replaceAll('\u00a0', ' '),
    price: price === null ? null : price / 100,
  };
}
