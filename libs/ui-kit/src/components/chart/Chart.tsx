import { useRef, type ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { formatMoney } from '../../format/index.ts';
import { ChartTable } from './ChartTable.tsx';
import { frameOf, type ChartSeries } from './frame.ts';
import { Bars, Lines } from './marks.tsx';
import { formatMoneyTick } from './money-tick.ts';
import { useWidth } from './use-width.ts';
import styles from './Chart.module.css';

/** Other props and `ref` go to the root `<figure>`. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart shows and what is to be seen in it; its accessible name and the table's caption. */
  label: string;
  /**
   * Lines for a course of time, bars for things compared.
   * @default 'line'
   */
  kind?: 'line' | 'bar' | undefined;
  /** What the first column of the table is called: «Месяц». */
  labelHead: string;
  /** Names along the lower axis. */
  labels: readonly string[];
  /** At most three rows of values, told apart by dash or filling as well as by colour. */
  series: readonly ChartSeries[];
  /**
   * Keeps each value until the next one comes, as a price does.
   * @default false
   */
  step?: boolean | undefined;
  /**
   * Height in CSS pixels at every width.
   * @default 260
   */
  height?: number | undefined;
  /**
   * Writes a value in the table and beside the last point.
   * @default kopecks as «12 084 000 ₽»
   */
  format?: ((value: number) => string) | undefined;
  /**
   * Writes a mark of the value axis.
   * @default kopecks as «250 тыс. ₽», «22,5 млн ₽»
   */
  formatTick?: ((value: number) => string) | undefined;
}

/** A chart in SVG, drawn anew at each width so that its text stays 12 px, with the same numbers as a table. */
export function Chart({
  label,
  kind = 'line',
  labelHead,
  labels,
  series,
  step = false,
  height = 260,
  format = formatMoney,
  formatTick = formatMoneyTick,
  className,
  ...rest
}: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const frame = frameOf({ kind, width, height, labels, series, formatTick });
  const { left, right, bottom, valueAxis, labelAxis } = frame;

  return (
    <figure {...rest} className={cx(styles.chart, className)}>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name }, index) => (
            <li key={name} data-series={index}>
              <svg width="28" height="12" data-kind={kind}>
                {kind === 'line' ? <path d="M0 6H28" /> : <rect x="8" width="12" height="12" />}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div ref={place} style={{ height }}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          height={height}
          role="img"
          aria-label={label}
        >
          {valueAxis.map(({ at, text }) => (
            <g key={at}>
              <path className={styles.grid} d={`M${left} ${at}H${right}`} />
              <text x={left - 10} y={at + 4} textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {kind === 'line' ? (
            <Lines {...{ frame, series, step, format }} />
          ) : (
            <Bars {...{ frame, series }} />
          )}
          {labelAxis.map(({ at, text }) => (
            <text key={at} x={at} y={bottom + 22} textAnchor="middle">
              {text}
            </text>
          ))}
        </svg>
      </div>
      <ChartTable {...{ label, labelHead, labels, series, format }} />
    </figure>
  );
}
