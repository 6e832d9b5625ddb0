import { Link } from 'react-router';
import { formatArea, formatMillions, formatMoney } from '@m30/ui-kit/format';
import { LOT_STATUSES } from '../../../contract/catalogue/lot-status.ts';
import type { StudioResult } from '../../../contract/client.ts';
import styles from './Board.module.css';

type Cell = NonNullable<
  StudioResult<'Lots.Board'>['sections'][number]['floors'][number]['cells'][number]
>;

interface BoardCellProps {
  cell: Cell;
  floor: number;
  /** Where the arrow keys find it: «section-row-column». */
  place: string;
  to: string;
  /** Its lot stands beside the board. */
  isOpen: boolean;
  /** The Tab key stops here. */
  isStop: boolean;
}

/** One lot of the board: a link whose name says everything that its looks do. */
export function BoardCell({ cell, floor, place, to, isOpen, isStop }: BoardCellProps) {
  const { number, rooms, price, old_price, status } = cell;
  return (
    <Link
      to={to}
      className={styles.cell ?? ''}
      data-place={place}
      data-status={status}
      data-sale={(old_price !== null && old_price > price) || undefined}
      aria-current={isOpen ? 'true' : undefined}
      tabIndex={isStop ? 0 : -1}
    >
      <span className="visually-hidden">{nameOf(cell, floor)}</span>
      <b aria-hidden="true">
        {number}
        {rooms && <small> · {SIGNS[rooms] ?? `${rooms}к`}</small>}
      </b>
      <small aria-hidden="true">{formatMillions(price)}</small>
    </Link>
  );
}

const SIGNS: Readonly<Record<string, string>> = { studio: 'ст' };

/** «№ 36, 2-комн., 63,6 м², этаж 9, удержан, заказ M30-30412, 22 756 000 ₽». */
function nameOf({ number, rooms, area, status, price, order }: Cell, floor: number): string {
  const parts = [
    `№\u00a0${number}`,
    rooms && (rooms === 'studio' ? 'студия' : `${rooms}-комн.`),
    formatArea(area),
    `этаж\u00a0${floor}`,
    LOT_STATUSES[status].toLowerCase(),
    order && `заказ ${order}`,
    formatMoney(price),
  ];
  return parts.filter(Boolean).join(', ');
}
