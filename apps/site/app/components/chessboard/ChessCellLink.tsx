import { formatArea } from '@m30/ui-kit/format';
import { cellName, isDiscounted, isOnSale, roomsSign } from './cell-words.ts';
import type { PlacedCell } from './chess.ts';
import styles from './Chessboard.module.css';

export interface ChessCellLinkProps extends PlacedCell {
  /** Where the arrow keys find it: «section-row-column». */
  place: string;
}

/** One flat of the board: a link whose name says everything that its looks do. */
export function ChessCellLink({ cell, floor, place }: ChessCellLinkProps) {
  const { status, url, matches, rooms, area } = cell;
  const onSale = isOnSale(cell);
  return (
    <a
      className={styles.cell}
      href={url}
      data-place={place}
      data-status={status}
      data-own={cell.own ? '' : undefined}
      data-sale={(status === 'free' && isDiscounted(cell)) || undefined}
      data-out={(onSale && !matches) || undefined}
    >
      <span className="visually-hidden">{cellName(cell, floor)}</span>
      {status === 'closed' && <span aria-hidden="true">—</span>}
      {(onSale || status === 'reserved') && (
        <>
          <b aria-hidden="true">{roomsSign(rooms)}</b>
          <small aria-hidden="true">{formatArea(area)}</small>
        </>
      )}
    </a>
  );
}
