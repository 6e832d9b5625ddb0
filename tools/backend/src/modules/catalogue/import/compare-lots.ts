import type { LotRow } from '../snapshot/snapshot.ts';
import { formatDate } from '@m30/ui-kit/format';
import { COLUMNS, STATUSES } from './fields.ts';
import type { Difference, ImportField, ImportRow, Mistake } from './types.ts';

/** A lot as the database has it at this moment. */
export interface Present {
  lot: LotRow;
  /** Until when a buyer holds it; `undefined` where nobody does. */
  heldUntil: Date | undefined;
}

/** What has to be written for one lot. */
interface LotUpdate {
  guid: string;
  price: number;
  oldPrice: number | null;
  status: LotRow['status'];
  /** For the history; `undefined` where the price stays. */
  change: { reason: string } | undefined;
}

/** What a file would do to the lots. */
export interface Comparison {
  updates: LotUpdate[];
  differences: Difference[];
  mistakes: Mistake[];
}

/** Compares a file with the lots; a buyer's hold is stronger than a file. */
export function compareLots(
  rows: readonly ImportRow[],
  present: ReadonlyMap<string, Present>,
): Comparison {
  const result: Comparison = { updates: [], differences: [], mistakes: [] };
  for (const row of rows) {
    const found = present.get(row.id);
    const tell = (field: keyof typeof COLUMNS, reason: string) =>
      result.mistakes.push({ line: row.line, id: row.id, field: COLUMNS[field][0], reason });
    if (!found) {
      tell('id', 'такого лота нет');
      continue;
    }
    const { lot } = found;
    const next = wantedOf(row, lot);
    const refusal = holdRefusal(row, found);
    if (refusal) tell('status', refusal);
    if (row.oldPrice && row.oldPrice <= next.price) {
      tell('oldPrice', 'должна быть выше новой цены');
    }
    const changed = (['price', 'oldPrice', 'status'] as const).filter(
      (field: ImportField) => next[field] !== lot[field],
    );
    if (changed.length === 0) continue;
    for (const field of changed) {
      const { line, id } = row;
      result.differences.push({ line, id, field, before: lot[field], after: next[field] });
    }
    result.updates.push({ guid: lot.guid, ...next, change: changeOf(row, lot.price, next.price) });
  }
  return result;
}

/** A former price that is not above the new one goes by itself. */
function wantedOf(row: ImportRow, lot: LotRow): Pick<LotUpdate, 'price' | 'oldPrice' | 'status'> {
  const price = row.price ?? lot.price;
  const kept = lot.oldPrice !== null && lot.oldPrice > price ? lot.oldPrice : null;
  // What stands in the database stays as it is where nothing was said of either price.
  const untouched = row.price === undefined ? lot.oldPrice : kept;
  const oldPrice = row.oldPrice === undefined ? untouched : row.oldPrice;
  return { price, oldPrice, status: row.status ?? lot.status };
}

function holdRefusal(row: ImportRow, { lot, heldUntil }: Present): string | null {
  if (row.status === undefined || row.status === 'held' || row.status === lot.status) return null;
  if (heldUntil === undefined) return null;
  const until = formatDate(heldUntil, 'fullInSentence');
  return `лот забронирован покупателем до ${until}, статус «${STATUSES[row.status][0]}» поставить нельзя`;
}

function changeOf(row: ImportRow, before: number, after: number): LotUpdate['change'] {
  if (before === after) return undefined;
  return { reason: row.reason ?? (after > before ? 'повышение цены' : 'снижение цены') };
}
