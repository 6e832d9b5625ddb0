import type { CSSProperties } from 'react';
import { formatArea, formatNumber } from '@m30/ui-kit/format';
import { Meridian } from '@m30/ui-kit/meridian';
import { TextLink } from '@m30/ui-kit/link';
import { statusTitle } from '../../../components/lot-card/index.ts';
import type { LotView } from '../data/lot.server.ts';
import { nearRows, rulerOf, type NearRow } from './core/near-rows.ts';
import type { ExplainedPrice } from './core/explained-price.ts';
import styles from './NearFlats.module.css';

export interface NearFlatsProps {
  explanation: ExplainedPrice;
  lot: Pick<LotView, 'number' | 'buildingName' | 'area' | 'floor'>;
}

/** Where a flat stands on the ruler, per cent. */
interface Place extends CSSProperties {
  '--m30-at': string;
}

/** The flats that are most like this one: what their m² costs, on a ruler and in a table. */
export function NearFlats({ explanation, lot }: NearFlatsProps) {
  const rows = nearRows(explanation, lot);
  const ruler = rulerOf(rows.map(({ metre }) => metre));
  const at = (metre: number): Place => ({ '--m30-at': `${ruler.place(metre).toFixed(2)}%` });
  return (
    <section className={styles.near} aria-labelledby="near-flats">
      <div>
        <h3 id="near-flats">Пять ближайших квартир</h3>
        <p className={styles.lead}>
          Похожие корпус, план, этаж и&nbsp;стороны света. Проданные&nbsp;— по&nbsp;последней цене
          прайса.
        </p>
        <div className={styles.ruler} aria-hidden="true">
          {rows.map((row) =>
            row.own ? (
              <Meridian key={row.name} className={styles.own} at={ruler.place(row.metre)} />
            ) : (
              <i
                key={row.name}
                data-sold={row.status === 'sold' || undefined}
                style={at(row.metre)}
              />
            ),
          )}
          {ruler.marks.map((mark) => (
            <span key={mark} style={at(mark)}>
              {formatNumber(mark / 100_000)}
            </span>
          ))}
        </div>
        <p className={styles.unit} aria-hidden="true">
          тыс. ₽ за&nbsp;м²; кружок с&nbsp;контуром&nbsp;— продана
        </p>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">Пять ближайших квартир</caption>
        <thead>
          <tr>
            <th scope="col">Квартира</th>
            <th scope="col">Статус</th>
            <th scope="col">₽ за&nbsp;м²</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-own={row.own || undefined}>
              <th scope="row">
                {row.url ? <TextLink href={row.url}>{row.name}</TextLink> : row.name}
                <small>
                  {formatArea(row.area)}, этаж&nbsp;{row.floor}
                </small>
              </th>
              <td>{statusWord(row)}</td>
              <td>{formatNumber(row.metre / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const statusWord = ({ own, status }: NearRow) =>
  own ? 'эта квартира' : (statusTitle(status) ?? 'Свободна').toLowerCase();
