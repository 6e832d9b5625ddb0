import type { Logger } from 'pino';
import type { OpenDatabase } from '../../../kernel/db/database.ts';
import type { Content } from './content.ts';

/** Channel that the triggers of the content's tables speak on. */
const CHANNEL = 'content_changed';

/** Milliseconds that changes are gathered for, so that an import costs one refresh. */
const GATHER = 100;

interface Parts {
  listen: OpenDatabase['listen'];
  content: Pick<Content, 'refresh'>;
  log: Logger;
}

/**
 * Keeps the content in memory like the database, whichever process writes it.
 * @returns what ends it and waits for a refresh that is under way
 */
export async function followContent({ listen, content, log }: Parts): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const refresh = () =>
    // What was there stays in use; the next change, or a connection that has come back, tries again.
    content.refresh().catch((error: unknown) => log.warn({ err: error }, 'content not refreshed'));

  const stop = await listen(CHANNEL, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(refresh);
    }, GATHER);
    timer.unref();
  });
  return async () => {
    clearTimeout(timer);
    await stop();
    await running;
  };
}
