import {
  compareRows,
  sameWords,
  type ComparedLot,
  type ComparedWay,
  type Row,
} from '../../../store/compare/index.ts';
import { CompareScene } from './scene/CompareScene.tsx';
import { CompareHead } from './CompareHead.tsx';
import styles from './CompareTable.module.css';
import { CartButton } from './CartButton.tsx';

export interface CompareTableProps {
  /** Of one kind. */
  lots: readonly ComparedLot[];
  /** The lot that the others are compared to; its column is the first. */
  pinned: ComparedLot | undefined;
  isShared: boolean;
  onlyDifferences: boolean;
  /** Ways to the visitor's addresses, a row each. */
  ways: readonly ComparedWay[];
}

/** Lots of one kind in columns, their facts in rows; two columns fit a phone, more scroll within themselves. */
export function CompareTable({ lots, pinned, isShared, onlyDifferences, ways }: CompareTableProps) {
  if (!pinned) return null;
  const ordered = [pinned, ...lots.filter((lot) => lot !== pinned)];
  const rows = compareRows(ordered, pinned, ways);
  const hides = onlyDifferences && ordered.length > 1;
  const shown = hides ? rows.filter(({ same }) => !same) : rows;
  const same = hides ? sameWords(rows) : '';
  const sheets = ordered.flatMap((lot) => ('planSheet' in lot ? (lot.planSheet ?? []) : []));
  const largest = {
    width: Math.max(...sheets.map(({ width }) => width)),
    height: Math.max(...sheets.map(({ height }) => height)),
  };
  return (
    <>
      {/* A part of the page that scrolls has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Таблица сравнения">
        <table className={styles.table} data-count={ordered.length}>
          <thead>
            <tr>
              <td />
              {ordered.map((lot) => (
                <CompareHead
                  key={lot.id}
                  lot={lot}
                  isPinned={lot === pinned}
                  isAlone={ordered.length === 1}
                  isShared={isShared}
                  largest={largest}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <CompareRow key={row.name} row={row} pinned={pinned.id} />
            ))}
            <tr className={styles.actions}>
              <td />
              {ordered.map((lot) => (
                <td key={lot.id} data-pinned={lot === pinned || undefined}>
                  {lot.price !== null && <CartButton lot={lot} isMain={lot === pinned} />}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {ordered.length > 1 && <CompareScene lots={ordered} />}
      {same && <p className={styles.same}>Совпадают и&nbsp;скрыты: {same}.</p>}
    </>
  );
}

function CompareRow({ row, pinned }: { row: Row; pinned: string }) {
  return (
    <tr data-row={row.name === 'Цена' ? 'price' : undefined}>
      <th scope="row">{row.name}</th>
      {row.cells.map(({ id, value, share, difference }) => (
        <td key={id} data-pinned={id === pinned || undefined}>
          <span>{value}</span>
          {share !== null && (
            <i className={styles.bar} aria-hidden="true" style={{ width: `${share * 100}%` }} />
          )}
          {difference && <small data-tone={difference.tone}>{difference.words}</small>}
        </td>
      ))}
    </tr>
  );
}
