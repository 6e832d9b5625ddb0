import { Client } from 'pg';
import type { Logger } from 'pino';

interface Listening {
  url: string;
  channel: string;
  onNotice: (payload: string | null) => void;
  log: Logger;
}

/** Milliseconds between two tries to come back to a database that was away. */
const RETRY = 1_000;

/** Milliseconds; a connection that is silently dead is noticed by the system's probes. */
const PROBE = 10_000;

/**
 * Listens on a channel over a connection of its own, and comes back when the connection is lost.
 * @returns what ends it
 * @throws Error when the first connection fails
 */
export async function listenServer({
  url,
  channel,
  onNotice,
  log,
}: Listening): Promise<() => Promise<void>> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE,
      connectionTimeoutMillis: PROBE,
    });
    fresh.on('notification', ({ payload }) => onNotice(payload ?? ''));
    fresh.on('error', (error) => log.warn({ reason: error.message }, 'listening interrupted'));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.once('end', comeBack);
    return fresh;
  }

  function comeBack(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      connect().then((fresh) => {
        client = fresh;
        if (stopped) return fresh.end();
        onNotice(null);
      }, comeBack);
    }, RETRY);
    timer.unref();
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end();
  };
}
