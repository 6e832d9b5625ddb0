import { ROOMS } from '../../picker/data/picker-address.ts';
import { roomsChipTitle, roomsFilterTitle } from '../../../../store/objects/lot-title.ts';
import type { Flat, RoomsWish } from '../core/flats.ts';
import styles from './LateModel.module.css';

export interface RoomsChipsProps {
  flats: readonly Flat[];
  wish: RoomsWish;
  onWish: (wish: RoomsWish) => void;
}

/** What is looked for; flats that do not match turn to paper. */
export function RoomsChips({ flats, wish, onWish }: RoomsChipsProps) {
  const known = ROOMS.filter((rooms) => flats.some(({ cell }) => cell.rooms === rooms));
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">Какие квартиры показать</legend>
      {[null, ...known].map((rooms) => (
        <label key={rooms ?? 'all'}>
          <input
            type="radio"
            name="model-rooms"
            checked={wish === rooms}
            aria-label={rooms === null ? 'Все комнаты' : roomsFilterTitle(rooms)}
            onChange={() => onWish(rooms)}
          />
          {rooms === null ? 'Все комнаты' : roomsChipTitle(rooms)}
        </label>
      ))}
    </fieldset>
  );
}
