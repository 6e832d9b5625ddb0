import { formatMillions } from '@m30/ui-kit/format';
import { cellName, STATUS_WORDS } from '../../../../components/chessboard/cell-words.ts';
import { useLiveStatus, withState } from '../../../../store/live/index.ts';
import type { FloorCell } from '../data/picker-data.ts';
import styles from './FlatStrip.module.css';

export interface FlatStripProps {
  flats: readonly FloorCell[];
  floor: number;
}

/** The flats of the chosen floor with their drawings, those that are taken too. */
export function FlatStrip({ flats, floor }: FlatStripProps) {
  const statuses = useLiveStatus(flats.map(({ cell }) => cell.id));
  const manySections = new Set(flats.map(({ section }) => section)).size > 1;
  return (
    <ul className={styles.strip} aria-label={`Квартиры на\u00a0этаже ${floor}`}>
      {flats.map(({ cell: drawn, section, passes }) => {
        const state = statuses.get(drawn.id);
        const cell = { ...(state ? withState(drawn, state) : drawn), matches: passes };
        const { id, url, number, status, price, plan, mirrored } = cell;
        return (
          <li key={id}>
            <a href={url} data-status={status} data-out={!passes || undefined}>
              <span className="visually-hidden">{cellName(cell, floor)}</span>
              {manySections && <small aria-hidden="true">Секция {section}</small>}
              <img
                data-drawing=""
                src={plan}
                alt=""
                width="150"
                height="112"
                loading="lazy"
                decoding="async"
                data-mirrored={mirrored || undefined}
              />
              <span aria-hidden="true">
                <b>№&nbsp;{number}</b>{' '}
                {status === 'free' && price !== null ? formatMillions(price) : SIGN(status)}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** What stands in place of the price. */
const SIGN = (status: FloorCell['cell']['status']) =>
  status === 'held' ? 'бронь' : status === 'reserved' ? 'резерв' : STATUS_WORDS[status];
