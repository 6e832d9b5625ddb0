import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatArea, formatMoney } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Picture } from '@m30/ui-kit/picture';
import { StatusBadge } from '../../components/status-badge/StatusBadge.tsx';
import { useAccountCall } from '../../store/account/use-account-call.ts';
import type { Room } from './rooms-of-all.ts';
import styles from './FinishChoice.module.css';

type Showroom = ResultOf<'LK.GetShowroom'>;

export interface FinishCardProps {
  offer: Showroom['offers'][number];
  /** The flat that it is counted for; none where the buyer has none yet. */
  flat: Showroom['premises'][number] | undefined;
  /** Room that is shown, where there is a picture of it. */
  room: Room;
}

/** One finish: how it looks, what it is made of, its price for a flat. */
export function FinishCard({ offer, flat, room }: FinishCardProps) {
  const { variant, name, text, materials, price, rooms } = offer;
  const picture = rooms?.find((one) => one.room === room)?.picture ?? offer.picture;
  const { pending, problem, run } = useAccountCall();
  const isChosen = flat?.choice?.variant === variant;
  return (
    <li className={styles.card} data-state={isChosen ? 'chosen' : undefined}>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 900px) 30vw, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>{name}</h3>
          {isChosen && <StatusBadge tone="done">Выбран</StatusBadge>}
        </div>
        <p>{text}</p>
        <ul className={styles.materials}>
          {materials.map((material) => (
            <li key={material.name}>
              <i style={{ background: material.colour }} aria-hidden="true" />
              {material.name}
            </li>
          ))}
        </ul>
        <p className={styles.price}>
          <b>{formatMoney(price)}</b> за&nbsp;м²
        </p>
        {flat && (
          <p className={styles.muted}>
            {formatArea(flat.area)} вашей квартиры:{' '}
            {formatMoney(Math.round((price * flat.area) / 100) * 100)}
          </p>
        )}
        <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
        {flat && !isChosen && (
          <Button
            className={styles.choose}
            variant="secondary"
            size="small"
            loading={pending}
            onClick={() =>
              void run(() => browserApi.post('LK.ChooseFinish', { guid: flat.guid, variant }))
            }
          >
            Выбрать {name}
          </Button>
        )}
      </div>
    </li>
  );
}
