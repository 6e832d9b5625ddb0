import type { ForecastKeys } from './keys-forecast.ts';
import { lastMonthOf, monthsBetween } from './keys-months.ts';

/** What is drawn of a forecast; places are per cent of the width from the left, heights per cent from the top. */
export interface KeysScale {
  /** Paths of lines: what is done, and the course that ends with the contract's date. */
  done: string;
  plan: string;
  /** Path of the cone from now to the bounds of the forecast, and of the line to its middle. */
  range: string;
  middle: string;
  /** Places on the axis. */
  from: number;
  to: number;
  contract: number;
  /** Where each year begins. */
  years: { year: string; at: number }[];
}

/** Lays the months of a forecast out, from the first one observed to the last one that is spoken of. */
export function keysScale({ months, contract, from, middle, to }: ForecastKeys): KeysScale {
  const first = months[0]?.month ?? from;
  const promised = lastMonthOf(contract);
  const width = Math.max(monthsBetween(first, to), monthsBetween(first, promised)) + 1;
  const x = (month: string) => round((monthsBetween(first, month) / width) * 100);
  const reported = months.flatMap(({ month, done }) =>
    done === null ? [] : { month, value: done },
  );
  const now = reported.at(-1);
  const start = now ? `M${x(now.month)} ${100 - now.value}` : '';
  return {
    done: lineOf(reported, x),
    plan: lineOf(
      months.map(({ month, plan }) => ({ month, value: plan })),
      x,
    ),
    range: `${start}L${x(from)} 0H${x(to)}Z`,
    middle: `${start}L${x(middle)} 0`,
    from: x(from),
    to: x(to),
    contract: x(promised),
    years: yearsOf(first, width, x),
  };
}

const lineOf = (
  points: readonly { month: string; value: number }[],
  x: (month: string) => number,
): string =>
  points
    .map(({ month, value }, index) => `${index === 0 ? 'M' : 'L'}${x(month)} ${100 - value}`)
    .join('');

function yearsOf(first: string, width: number, x: (month: string) => number) {
  const from = Number(first.slice(0, 4)) + 1;
  const years = Array.from({ length: Math.ceil(width / 12) + 1 }, (_, at) => String(from + at));
  return years.flatMap((year) => {
    const at = x(`${year}-01-01`);
    return at < 100 ? { year, at } : [];
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
