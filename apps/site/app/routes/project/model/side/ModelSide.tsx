import type { ReactNode } from 'react';
import { ArrowLink } from '@m30/ui-kit/link';
import { catalogueOf } from '../../details/data/catalogue-of.ts';
import type { Chosen } from '../core/chosen.ts';
import { storeysOf, type Flat, type RoomsWish } from '../core/flats.ts';
import type { House } from '../core/houses.ts';
import pageStyles from '../frame/Frame.module.css';
import { FlatTable } from './FlatTable.tsx';
import { HouseTable } from './HouseTable.tsx';
import { ModelLegend } from './ModelLegend.tsx';
import styles from './Side.module.css';
import { StoreyScale } from './StoreyScale.tsx';
import { StoreyTable } from './StoreyTable.tsx';

export interface ModelSideProps {
  vendor: string;
  houses: readonly House[];
  flats: readonly Flat[];
  wish: RoomsWish;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** What the pointer is on in the list; `null` when it has left. */
  onPoint: (chosen: Chosen | null) => void;
  /** The same of the focus. */
  onFocused: (chosen: Chosen | null) => void;
  children: ReactNode;
}

/** The twin of the model: buildings, storeys of the chosen one, flats of the chosen storey. */
export function ModelSide(props: ModelSideProps) {
  const { vendor, houses, flats, wish, chosen, onChoose, onPoint, onFocused, children } = props;
  const events = { chosen, onChoose, onPoint, onFocused };
  const { subvendor, floor } = chosen;
  const rows = storeysOf(
    flats.filter((flat) => flat.subvendor === subvendor),
    wish,
  );
  const row = rows.find((one) => one.floor === floor);
  const filter = {
    building: [subvendor],
    ...(wish !== null && { rooms: [wish] }),
    ...(floor !== null && { floorFrom: floor, floorTo: floor }),
  };
  const house = houses.find((one) => one.subvendor === subvendor);
  return (
    <div className={pageStyles.side}>
      <fieldset className={styles.houses}>
        <legend className="visually-hidden">Корпус</legend>
        {houses.map(({ subvendor: one, name }) => (
          <label key={one}>
            <input
              type="radio"
              name="model-house"
              checked={one === subvendor}
              onChange={() => onChoose({ subvendor: one, floor: null, flat: null })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <StoreyScale
        rows={rows}
        floor={floor}
        onFloor={(to) => onChoose({ subvendor, floor: to, flat: null })}
      />
      {row ? <FlatTable row={row} {...events} /> : <StoreyTable rows={rows} {...events} />}
      <p className={styles.more}>
        <ArrowLink href={catalogueOf(vendor, filter)}>
          {house?.name}
          {floor !== null && `, этаж\u00a0${floor}`} в&nbsp;каталоге
        </ArrowLink>
      </p>
      <ModelLegend />
      <details className={styles.all}>
        <summary>Все корпуса таблицей</summary>
        <HouseTable vendor={vendor} houses={houses} />
      </details>
      {children}
    </div>
  );
}
