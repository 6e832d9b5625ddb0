import { useEffect, useRef } from 'react';
import { formatMillions, formatNumber } from '@m30/ui-kit/format';
import {
  isOnSale,
  roomsWords,
  STATUS_WORDS,
} from '../../../../components/chessboard/cell-words.ts';
import type { Flat, Storey } from '../core/flats.ts';
import type { ModelSideProps } from './ModelSide.tsx';
import styles from './Side.module.css';

export interface FlatTableProps extends Pick<
  ModelSideProps,
  'chosen' | 'onChoose' | 'onPoint' | 'onFocused'
> {
  row: Storey;
}

/** Flats of the chosen storey; a row marks its flat in the model and leads to its page. */
export function FlatTable({ row, chosen, onChoose, onPoint, onFocused }: FlatTableProps) {
  const back = useRef<HTMLButtonElement>(null);
  // The row of the storey is gone with its table: who chose it by the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p className={styles.back}>
        <button
          ref={back}
          type="button"
          onClick={() => onChoose({ ...chosen, floor: null, flat: null })}
        >
          ← Все этажи
        </button>
        <b>Этаж&nbsp;{row.floor}</b>
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">Квартиры этажа {row.floor}</caption>
        <thead>
          <tr>
            <th scope="col">Квартира</th>
            <th scope="col">м²</th>
            <th scope="col">Цена</th>
          </tr>
        </thead>
        <tbody>
          {row.flats.map(({ cell }) => {
            const own = { ...chosen, floor: row.floor, flat: cell.id };
            const onSale = isOnSale(cell);
            return (
              <tr
                key={cell.id}
                data-none={!onSale || undefined}
                data-active={chosen.flat === cell.id || undefined}
                onPointerMove={() => onPoint(own)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => onFocused(own)}
                onBlur={() => onFocused(null)}
              >
                <th scope="row">
                  {onSale ? <a href={cell.url}>{nameOf(cell)}</a> : nameOf(cell)}
                  <small>
                    <i className={styles.state} data-status={cell.status} aria-hidden="true" />
                    {STATUS_WORDS[cell.status].split(',')[0]}
                  </small>
                </th>
                <td>{formatNumber(cell.area, 1)}</td>
                <td>{onSale && cell.price !== null ? formatMillions(cell.price) : '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

const nameOf = (cell: Flat['cell']) => `№\u00a0${cell.number}, ${roomsWords(cell)}`;
