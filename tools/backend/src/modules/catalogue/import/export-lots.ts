import { asc } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { lots } from '../../estate/objects.table.ts';
import { COLUMNS, NONE, STATUSES } from './fields.ts';

/** Marks UTF-8 for spreadsheets. */
const MARK = '\ufeff';

/** Every lot as a table that the import takes back: what it says is what the database has. */
export async function exportLots(db: Database): Promise<string> {
  const rows = await db
    .select({ id: lots.id, price: lots.price, oldPrice: lots.oldPrice, status: lots.status })
    .from(lots)
    .orderBy(asc(lots.id));
  const head = [COLUMNS.id, COLUMNS.price, COLUMNS.oldPrice, COLUMNS.status].map(([name]) => name);
  const lines = rows.map(({ id, price, oldPrice, status }) =>
    [id, roubles(price), oldPrice === null ? NONE : roubles(oldPrice), STATUSES[status][0]].join(
      ';',
    ),
  );
  return `${MARK}${[head.join(';'), ...lines].join('\r\n')}\r\n`;
}

/** «12345678», «12345678,50»: what a spreadsheet in Russian takes for a number. */
function roubles(kopecks: number): string {
  const rest = kopecks % 100;
  const whole = String((kopecks - rest) / 100);
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
}
