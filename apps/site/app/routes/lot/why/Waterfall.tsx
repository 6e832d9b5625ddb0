import { useId } from 'react';
import { formatMillions, formatNumber, formatPercent } from '@m30/ui-kit/format';
import { millions, type SumRow } from './core/sum-rows.ts';
import type { SumScale } from './core/sum-scale.ts';
import { kindOf } from './SumTable.tsx';
import styles from './Waterfall.module.css';

export interface WaterfallProps {
  rows: readonly SumRow[];
  scale: SumScale;
  /** Kopecks: what the model's error leaves open. */
  corridor: { from: number; to: number };
  /** Per cent. */
  error: number;
}

const WIDTH = 890;
const TOP = 34;
const BOTTOM = 530;
const LEFT = 56;
/** Share of a column's place that it fills. */
const FILL = 0.68;

/** The sum as columns that hand a level on to each other; the table beside says the same. */
export function Waterfall({ rows, scale, corridor, error }: WaterfallProps) {
  const hatch = useId();
  const y = (sum: number) =>
    BOTTOM - ((sum - scale.from) / (scale.to - scale.from)) * (BOTTOM - TOP);
  const place = (WIDTH - LEFT) / rows.length;
  const columns = rows.map((row, at) => ({ row, x: LEFT + place * (at + (1 - FILL) / 2) }));
  const model = columns.find(({ row }) => row.kind === 'model');
  const width = place * FILL;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} 580`} role="img" aria-label={spoken(rows)}>
      <pattern
        id={hatch}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={styles.empty} width="7" height="7" />
        <rect className={styles.line} width="2.5" height="7" />
      </pattern>
      <text className={styles.tick} x="0" y="14">
        млн&nbsp;₽
      </text>
      {scale.marks.map((mark) => (
        <g key={mark}>
          <path className={styles.mark} d={`M${LEFT - 14} ${y(mark)}H${LEFT}`} />
          <text className={styles.tick} x="0" y={y(mark) + 4}>
            {formatNumber(mark / 1e8, 2)}
          </text>
        </g>
      ))}
      {model && (
        <g className={styles.corridor}>
          <path
            d={`M${model.x - 8} ${y(corridor.to)}H${WIDTH}V${y(corridor.from)}H${model.x - 8}Z`}
          />
          <text x={WIDTH} y={y(corridor.to) - 8}>
            {`модель ±\u00a0${formatPercent(error)}`}
          </text>
        </g>
      )}
      {columns.map(({ row, x }, at) => {
        const isWhole = row.from === 0;
        const [top, bottom] = [
          y(Math.max(row.from, row.to)),
          isWhole ? BOTTOM : y(Math.min(row.from, row.to)),
        ];
        const centre = x + width / 2;
        return (
          <g key={row.name} data-kind={kindOf(row)}>
            <rect
              className={styles.column}
              x={x}
              y={top}
              width={width}
              height={Math.max(1, bottom - top)}
              style={row.kind === 'rest' ? { fill: `url(#${hatch})` } : undefined}
            />
            {isWhole && scale.from > 0 && <path className={styles.cut} d={zigzag(x, width)} />}
            {row.kind === 'price' && (
              <rect className={styles.meridian} x={x} y={top - 4} width={width} height="4" />
            )}
            {at < rows.length - 1 && (
              <path className={styles.level} d={`M${x + width} ${y(row.to)}h${place - width}`} />
            )}
            <text
              className={styles.sum}
              x={centre}
              y={
                kindOf(row) === 'less' || (row.kind === 'rest' && row.sum < 0)
                  ? bottom + 20
                  : top - 10
              }
            >
              {millions(row)}
            </text>
            {row.name.split('\u00a0').map((word, line) => (
              <text key={word} className={styles.name} x={centre} y={552 + line * 16}>
                {word}
              </text>
            ))}
          </g>
        );
      })}
      <path className={styles.axis} d={`M${LEFT} ${BOTTOM}H${WIDTH}`} />
    </svg>
  );
}

/** Where a column is cut off above the axis. */
const zigzag = (x: number, width: number) =>
  `M${x - 5} ${BOTTOM - 22}${Array.from({ length: 6 }, (_, at) => `l${(width + 10) / 6} ${at % 2 === 0 ? -7 : 7}`).join('')}`;

function spoken(rows: readonly SumRow[]): string {
  const parts = rows.map((row) => `${row.name.toLowerCase()} ${millions(row)}`).join(', ');
  const price = rows.at(-1)?.sum ?? 0;
  return `Цена ${formatMillions(price)} как сумма, млн\u00a0₽: ${parts}`;
}
