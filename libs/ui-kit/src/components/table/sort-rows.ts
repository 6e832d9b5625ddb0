/** Which column orders the rows, and which way. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** What a cell is ordered by; nothing comes last either way. */
export type SortValue = string | number | null | undefined;

const collator = new Intl.Collator('ru', { numeric: true });

/** The rows in order of a value: numbers by size, words by the Russian alphabet, equals as they were. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * collator.compare(String(a), String(b));
  });
}

/** The order after a press on a column: ascending first, then the other way. */
export function nextSort(current: TableSort | undefined, key: string): TableSort {
  const turned = current?.key === key && current.direction === 'ascending';
  return { key, direction: turned ? 'descending' : 'ascending' };
}
