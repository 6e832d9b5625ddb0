import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Drizzle over PGlite or PostgreSQL; a transaction fits the type too, so that a domain function
 * takes either. Write queries with the builder: results of `execute` differ between the drivers.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with what start and shutdown need. */
export interface OpenDatabase {
  readonly db: Database;
  /** Answers within two seconds, or rejects. */
  ping(): Promise<void>;
  /**
   * Calls back for each `NOTIFY` on a channel, whichever process sent it; with `null` when a lost
   * connection has come back, because some may have been missed. Returns what ends it.
   */
  listen(channel: string, onNotice: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** Connections of the pool by state, for metrics; the embedded database has none. */
  connections?(): Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  /** Ends every connection and gives the directory's lock back. */
  close(): Promise<void>;
}
