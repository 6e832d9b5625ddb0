import type { Figure } from '@m30/bench/figure';
import type { Beside } from './beside.ts';

/** Megabytes that a process may hold more than beside small forms. */
const MOST_ADDED = 50;

/** Megabytes of the process that decodes pictures: with it the product stays within its unit's limit of 600. */
const MOST_OF_ENCODER = 300;

/** How many times longer others may wait than beside small forms. */
const LONGEST_WAIT = 5;

interface Met {
  row: string;
  name: string;
  /** It is for a proxy to stop: the wait of others is a report. */
  isFlood: boolean;
  met: Beside;
  /** The same beside forms of 100 bytes. */
  small: Beside;
}

/** What an attack came to, as rows of the table. */
export function attackFigures({ row, name, isFlood, met, small }: Met): Figure[] {
  return [
    {
      id: row,
      row: `${row} memory`,
      name: `${name}: memory over that beside forms of 100 bytes`,
      value: Math.max(0, met.peak - small.peak),
      unit: 'MB',
      must: MOST_ADDED,
    },
    ...(met.encoder > 0
      ? [
          {
            id: row,
            row: `${row} encoder`,
            name: `${name}: memory of the process that decodes pictures`,
            value: met.encoder,
            unit: 'MB',
            must: MOST_OF_ENCODER,
          } satisfies Figure,
        ]
      : []),
    {
      id: row,
      ...(!isFlood && { row: `${row} wait`, must: LONGEST_WAIT }),
      name: `${name}: wait of others against beside forms of 100 bytes, p95`,
      value: met.wait / small.wait,
      unit: '×',
    },
    {
      id: row,
      row: `${row} lives`,
      name: `${name}: others without a page, processes that ended`,
      value: met.refused + (met.lives ? 0 : 1),
      unit: 'failures',
      must: 0,
    },
  ];
}
