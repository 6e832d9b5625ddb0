import type { OpenDatabase } from '../../../kernel/db/database.ts';
import { newestRead } from '../../../kernel/db/newest-read.ts';
import type { Services } from '../../../kernel/services.ts';
import { followContent } from './follow-content.ts';
import { readLibrary, type Library } from './library.ts';

/** The content in memory; it follows the database, and who has to see his own change at once calls `refresh`. */
export interface Content {
  /** What was read last. */
  readonly library: Library;
  /** Reads everything anew; what was there stays in use until then, and after a failure. */
  refresh(): Promise<void>;
  /** Stops following the database; waits for a refresh that is under way. */
  close(): Promise<void>;
}

/** Reads the content and follows it; the database is migrated and seeded. */
export async function openContent({
  db,
  log,
  listen,
}: Pick<Services, 'db' | 'log'> & Pick<OpenDatabase, 'listen'>): Promise<Content> {
  let library = await readLibrary(db);
  const refresh = newestRead(
    () => readLibrary(db),
    (read) => {
      library = read;
    },
  );
  const close = await followContent({ listen, log, content: { refresh } });
  return {
    get library() {
      return library;
    },
    refresh,
    close,
  };
}
