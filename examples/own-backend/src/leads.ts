import { DatabaseSync } from 'node:sqlite';

/** One form that was sent. */
export interface Lead {
  /** `Form.CallRequest`. */
  method: string;
  /** The answers, as JSON. */
  answers: string;
  /** Answer of the anti-bot puzzle; `null` from a page without JavaScript. */
  token: string | null;
  /** Idempotency key: a retry has that of the first try. */
  key: string | null;
}

/** What became of a lead: it is stored, was stored before, its key stands for another one, or its token is used up. */
export type Stored = 'stored' | 'known' | 'other' | 'used';

export type Leads = ReturnType<typeof openLeads>;

/** Opens the leads in a file of SQLite, which is made when it is not there. */
export function openLeads(file: string) {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS leads (
      id INTEGER PRIMARY KEY,
      received_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ')),
      method TEXT NOT NULL, answers TEXT NOT NULL, token TEXT UNIQUE, key TEXT UNIQUE
    ) STRICT`);
  const byKey = database.prepare('SELECT method, answers FROM leads WHERE key = ?');
  const insert = database.prepare(
    'INSERT OR IGNORE INTO leads (method, answers, token, key) VALUES (?, ?, ?, ?)',
  );
  const unproved = database.prepare(
    `SELECT count(*) AS count FROM leads
     WHERE token IS NULL AND received_at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-1 hour')`,
  );
  const newest = database.prepare(
    'SELECT received_at, method, answers FROM leads ORDER BY id DESC LIMIT ?',
  );

  return {
    keep({ method, answers, token, key }: Lead): Stored {
      const known = key === null ? undefined : byKey.get(key);
      if (known)
        return known['method'] === method && known['answers'] === answers ? 'known' : 'other';
      return insert.run(method, answers, token, key).changes === 1 ? 'stored' : 'used';
    },
    /** How many leads of the last hour came without a token. */
    unproved: () => Number(unproved.get()?.['count']),
    newest: (count: number) => newest.all(count),
  };
}
