import type { ChartSeries, Frame } from './frame.ts';
import { linePath } from './scale.ts';

/** Lines through the values; a single line ends in a point with its value in words. */
export function Lines({
  frame,
  series,
  step,
  format,
}: {
  frame: Frame;
  series: readonly ChartSeries[];
  step: boolean;
  format: (value: number) => string;
}) {
  const { x, y, right, top } = frame;
  return series.map(({ name, values }, index) => {
    const points = values.map((value, at) => [x(at), y(value)] as const);
    const [endX, endY] = points.at(-1) ?? [right, top];
    const last = values.at(-1);
    // Under the point where there is no room above it.
    const beside = endY - 14 < top + 8 ? endY + 24 : endY - 14;
    return (
      <g key={name} data-series={index}>
        <path d={linePath(points, step)} fill="none" />
        {series.length === 1 && last !== undefined && (
          <>
            <circle cx={endX} cy={endY} r="5" />
            <text x={endX - 10} y={beside} textAnchor="end" data-last>
              {format(last)}
            </text>
          </>
        )}
      </g>
    );
  });
}

/** Bars side by side under each label. */
export function Bars({ frame, series }: { frame: Frame; series: readonly ChartSeries[] }) {
  const { x, y, slot, base } = frame;
  const width = Math.max(1, Math.min(36, (slot * 0.72) / Math.max(1, series.length)));
  return series.map(({ name, values }, index) => (
    <g key={name} data-series={index}>
      {values.map((value, at) => (
        <rect
          key={at}
          x={x(at) + width * (index - series.length / 2)}
          y={Math.min(y(value), base)}
          width={width}
          height={Math.abs(y(value) - base)}
        />
      ))}
    </g>
  ));
}
