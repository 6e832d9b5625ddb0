import { useMemo } from 'react';
import { formatDate, formatMillions, formatMoney } from '@m30/ui-kit/format';
import { LatePart } from '@m30/ui-kit/late-part';
import { Section } from '@m30/ui-kit/section';
import type { LotView } from '../data/lot.server.ts';
import { priceByMonth } from './price-by-month.ts';
import styles from './PriceHistory.module.css';
import { StaticPriceLine } from './StaticPriceLine.tsx';

export interface PriceHistoryProps {
  /** Oldest first. */
  history: LotView['priceHistory'];
  /** ISO day at which the chart ends. */
  today: string;
}

const load = () => import('./PriceChart.tsx');

/** How the price has changed: a chart, and each change with its day and reason. Nothing where it has not. */
export function PriceHistory({ history, today }: PriceHistoryProps) {
  const months = useMemo(() => priceByMonth(history, today), [history, today]);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const label = `История цены с\u00a0${formatDate(first.from)}: от\u00a0${formatMillions(first.price)} до\u00a0${formatMillions(last.price)}`;
  return (
    <Section id="price-history" title="История цены">
      <div className={styles.history}>
        <LatePart load={load} fallback={<StaticPriceLine values={months.values} />}>
          {({ default: PriceChart }) => <PriceChart label={label} {...months} />}
        </LatePart>
        <table className={styles.table}>
          <caption className="visually-hidden">Изменения цены</caption>
          <thead>
            <tr>
              <th scope="col">С&nbsp;какого дня</th>
              <th scope="col">Цена</th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ from, price, reason }) => (
              <tr key={from}>
                <th scope="row">
                  {formatDate(from)}
                  {reason && <small>{reason}</small>}
                </th>
                <td>{formatMoney(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
