import { eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { covers, pagePath } from '../../../kernel/http/path-pattern.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { popups } from './widgets.table.ts';

type Popup = NonNullable<ResultOf<'SmartCall.GetPopup'>['popup']>;

/** Whoever is buying or at home in the account is not interrupted, whatever the rows say. */
const NEVER = ['/cart/*', '/order/*', '/lk/*'];

/** The popup whose pattern says most about a page; `null` where there is none. */
export async function findPopup(db: Database, address: string): Promise<Popup | null> {
  const path = pagePath(address);
  if (NEVER.some((pattern) => covers(pattern, path))) return null;
  const rows = await db.select().from(popups).where(eq(popups.enabled, true)).orderBy(popups.alias);
  const [best] = rows
    .filter((row) => covers(row.path, path))
    .sort((a, b) => precision(b.path) - precision(a.path));
  if (!best) return null;
  const { headline, headline2, timer, timerRepeat, color, color2 } = best;
  return {
    headline,
    ...(headline2 !== null && { headline2 }),
    ...(timer !== null && { timer }),
    ...(timerRepeat !== null && { timer_repeat: timerRepeat }),
    path,
    ...(color !== null && { color }),
    ...(color2 !== null && { color2 }),
  };
}

/** A page by its own path comes before any group of pages, a deeper group before a wider one. */
function precision(pattern: string): number {
  return pattern.endsWith('*') ? pattern.length : Infinity;
}
