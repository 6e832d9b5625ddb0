import { Chart } from '@m30/ui-kit/chart';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import styles from './PriceHistory.module.css';

/** What the flat has cost since it was offered: a chart with its table, and each change in words. */
export function PriceHistory({ prices }: { prices: ResalePageFlat['priceHistory'] }) {
  const days = prices.map(({ from }) => formatDate(from, 'short'));
  return (
    <Section title="История цены" tone="paper">
      <div className={styles.history}>
        {prices.length > 1 && (
          <Chart
            label={`Цена с\u00a0${days[0]} по\u00a0${days.at(-1)}`}
            labelHead="С какого дня"
            labels={days}
            series={[{ name: 'Цена', values: prices.map(({ price }) => price) }]}
            step
          />
        )}
        <ol className={styles.changes} aria-label="Изменения цены">
          {prices.toReversed().map(({ from, price, reason }) => (
            <li key={from}>
              <time dateTime={from}>{formatDate(from)}</time>
              <span>{reason}</span>
              <b>{formatMoney(price)}</b>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
