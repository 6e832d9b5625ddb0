import { eq } from 'drizzle-orm';
import { oneAtATime } from '../../../kernel/time/one-at-a-time.ts';
import type { Services } from '../../../kernel/services.ts';
import { searches } from './searches.table.ts';
import { collectFinds } from './collect-finds.ts';
import { sendLetters } from './send-letters.ts';

/** Letters about saved searches. */
export interface SearchNotices {
  /** Looks for news and writes the letters that are due; one look at a time. Never rejects. */
  run(): Promise<void>;
  /** Looks no more when lots change; waits for the look that is under way. */
  close(): Promise<void>;
}

/** Services that the notices are made from. */
export type NoticeParts = Pick<
  Services,
  'db' | 'clock' | 'config' | 'log' | 'outbox' | 'catalogue' | 'changes' | 'travel' | 'light'
>;

/** Makes the notices: they look whenever lots have changed, and whenever `run` is called. */
export function createSearchNotices(parts: NoticeParts): SearchNotices {
  const { db, log, outbox, changes } = parts;
  let closed = false;

  async function look() {
    if (closed) return;
    const [followed] = await db
      .select()
      .from(searches)
      .where(eq(searches.subscribed, true))
      .limit(1);
    if (!followed) return;
    await collectFinds(parts);
    await sendLetters(parts);
    await outbox.flush();
  }

  const run = oneAtATime(look, (error) => {
    log.error({ err: error }, 'searches could not be looked through');
  });
  const unsubscribe = changes.subscribe(() => void run());
  return {
    run,
    async close() {
      closed = true;
      unsubscribe();
      await run();
    },
  };
}
