import { Button } from '@m30/ui-kit/button';
import { formatArea, formatMoney } from '@m30/ui-kit/format';
import { IconButton } from '@m30/ui-kit/icon-button';
import { monthlyWords } from '../../store/objects/monthly-words.ts';
import { roomsWords, statusWords } from './cell-words.ts';
import type { PlacedCell } from './chess.ts';
import styles from './Chessboard.module.css';

export interface ChessCalloutProps extends PlacedCell {
  /** The flat was pressed by a finger: the callout then has its own way in, and is spoken. */
  pressed: boolean;
  onClose: () => void;
}

/** The flat under the pointer or the focus; after a touch a sheet at the foot of the screen. */
export function ChessCallout({ cell, floor, pressed, onClose }: ChessCalloutProps) {
  const words = roomsWords(cell);
  return (
    <div
      className={styles.callout}
      data-pressed={pressed || undefined}
      // The name of the link says the same to those who do not see it.
      aria-hidden={!pressed}
      role={pressed ? 'status' : undefined}
    >
      {cell.price !== null && <b>{formatMoney(cell.price)}</b>}
      <p>
        {words.charAt(0).toUpperCase() + words.slice(1)}, {formatArea(cell.area)}
      </p>
      <p className={styles.about}>
        Кв.&nbsp;{cell.number}, этаж&nbsp;{floor}, {statusWords(cell)}
      </p>
      {cell.payment !== null && (
        <p className={styles.payment}>{monthlyWords(cell.payment, cell.downPayment)}</p>
      )}
      {pressed && (
        <>
          <Button className={styles.open} href={cell.url}>
            Открыть квартиру
          </Button>
          <IconButton
            className={styles.close}
            label="Закрыть"
            icon="close"
            iconSize={24}
            onClick={onClose}
          />
        </>
      )}
    </div>
  );
}
