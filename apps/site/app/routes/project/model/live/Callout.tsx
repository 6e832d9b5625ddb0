import { formatArea, formatCount, formatMillions, formatMoney } from '@m30/ui-kit/format';
import {
  isOnSale,
  roomsWords,
  STATUS_WORDS,
} from '../../../../components/chessboard/cell-words.ts';
import type { Chosen } from '../core/chosen.ts';
import { storeysOf, type Flat, type RoomsWish } from '../core/flats.ts';
import styles from './Callout.module.css';

const FLATS = ['свободная квартира', 'свободные квартиры', 'свободных квартир'] as const;

export interface CalloutProps {
  /** What is pointed at, else what is chosen. */
  meant: Chosen | null;
  flats: readonly Flat[];
  wish: RoomsWish;
}

/** What is under the pointer, in words. */
export function Callout({ meant, flats, wish }: CalloutProps) {
  if (!meant) return null;
  const flat = flats.find(({ cell }) => cell.id === meant.flat);
  return (
    <div className={styles.callout} role="status">
      {flat ? <FlatWords flat={flat} /> : <PlaceWords meant={meant} flats={flats} wish={wish} />}
    </div>
  );
}

function FlatWords({ flat: { cell, buildingName, floor } }: { flat: Flat }) {
  return (
    <>
      <b>
        {roomsWords(cell)}, {formatArea(cell.area)}
      </b>
      <span>
        {buildingName}, этаж&nbsp;{floor}, №&nbsp;{cell.number}
      </span>
      <span>{STATUS_WORDS[cell.status]}</span>
      {isOnSale(cell) && cell.price !== null && <strong>{formatMoney(cell.price)}</strong>}
    </>
  );
}

function PlaceWords({
  meant: { subvendor, floor },
  flats,
  wish,
}: CalloutProps & { meant: Chosen }) {
  const own = flats.filter((flat) => flat.subvendor === subvendor);
  const rows = storeysOf(own, wish).filter((row) => floor === null || row.floor === floor);
  const free = rows.reduce((sum, row) => sum + row.free, 0);
  const prices = rows.flatMap(({ priceFrom }) => priceFrom ?? []);
  return (
    <>
      <b>
        {own[0]?.buildingName}
        {floor !== null && `, этаж\u00a0${floor}`}
      </b>
      <span>{free > 0 ? formatCount(free, FLATS) : 'свободных квартир нет'}</span>
      {prices.length > 0 && <strong>от&nbsp;{formatMillions(Math.min(...prices))}</strong>}
    </>
  );
}
