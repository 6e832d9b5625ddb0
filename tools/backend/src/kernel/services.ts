import type { Seal } from './secret/create-seal.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Counters } from './counters/counters.ts';
import type { StoredFiles } from './files/stored-files.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { ConnectionLimit } from './limits/connection-limit.ts';
import type { BreakerOf } from './observability/breaker.ts';
import type { Metrics } from './observability/metrics.ts';

/**
 * What every part of the backend may use; made once at start. Adapters and modules add theirs to this interface, each in its
 * own `services.ts`, so that the kernel knows none of them.
 */
export interface Services {
  readonly config: Config;
  /** The only source of «now»; tests put their own here. */
  readonly clock: () => Date;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Figures by the day, which outlive the process. */
  readonly counters: Counters;
  readonly db: Database;
  /** What visitors and the staff have uploaded, and what is kept with it. */
  readonly files: StoredFiles;
  /** Every table of the product, for what concerns them all. */
  readonly tables: readonly PgTable[];
  /** Answers within two seconds while the database does, or rejects. */
  readonly ping: () => Promise<void>;
  /** Makes what leaves a service outside alone after failures. */
  readonly breakerOf: BreakerOf;
  readonly limits: RateLimits;
  /** Places for streams of events, whatever they tell. */
  readonly connections: ConnectionLimit;
  /** The product's own key for one use: `preview`. */
  readonly keyFor: (use: string) => string;
  readonly seal: Seal;
  /** Keyed hash of a visitor's address: the same for repeats, useless without the key. */
  readonly hashAddress: (ip: string) => string;
  /** Keyed hash of a code from an SMS or a letter, together with what it is bound to. */
  readonly hashCode: (code: string, binding: readonly string[]) => string;
}
