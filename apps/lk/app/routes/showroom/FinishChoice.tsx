import { Picture } from '@m30/ui-kit/picture';
import { useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Select } from '@m30/ui-kit/select';
import { apartmentPlace, apartmentTitle } from '../../store/order/apartment-title.ts';
import { FinishCard } from './FinishCard.tsx';
import { FinishScene } from './FinishScene.tsx';
import type { Room } from './rooms-of-all.ts';
import styles from './FinishChoice.module.css';

/** Finishes for one of the buyer's flats, with their prices for it. */
export function FinishChoice({
  offers,
  premises,
  bare,
}: Pick<ResultOf<'LK.GetShowroom'>, 'offers' | 'premises' | 'bare'>) {
  const [room, setRoom] = useState<Room>('kitchen');
  const [guid, setGuid] = useState(premises.find(({ choice }) => choice)?.guid ?? '');
  const flat = premises.find((one) => one.guid === guid) ?? premises[0];
  const chosen = offers.find(({ variant }) => variant === flat?.choice?.variant);
  return (
    <div className={styles.choice}>
      {premises.length > 1 && (
        <Select
          label="Для какой квартиры"
          name="premises"
          className={styles.premises}
          options={premises.map((one) => ({
            id: one.guid,
            label: `${apartmentTitle(one.apartment)}, ${apartmentPlace(one.apartment)}`,
          }))}
          value={flat?.guid ?? ''}
          onChange={(event) => setGuid(event.currentTarget.value)}
        />
      )}
      {flat?.choice && chosen && (
        <Notice tone="success">
          Вы&nbsp;выбрали {chosen.name} за&nbsp;{formatMoney(flat.choice.price)}. Цена действует
          до&nbsp;{formatDate(flat.choice.price_until)}, выбор видит дизайнер и&nbsp;менеджер
          заказа.
        </Notice>
      )}
      {!flat && (
        <p className={styles.muted}>
          Выбрать набор для&nbsp;своей квартиры можно после оплаты брони.
        </p>
      )}
      <FinishScene offers={offers} room={room} onRoom={setRoom} />
      <ul className={styles.cards}>
        {offers.map((offer) => (
          <FinishCard key={offer.variant} offer={offer} flat={flat} room={room} />
        ))}
        {bare && (
          <li className={styles.card}>
            <Picture
              picture={bare}
              sizes="(min-width: 1200px) 20vw, (min-width: 900px) 40vw, 100vw"
              className={styles.picture}
            />
            <div className={styles.body}>
              <h3>White box</h3>
              <p>
                Без набора: ровные стены, стяжка, радиаторы и&nbsp;розетки. Отделку делаете сами,
                доплаты нет.
              </p>
            </div>
          </li>
        )}
      </ul>
    </div>
  );
}
