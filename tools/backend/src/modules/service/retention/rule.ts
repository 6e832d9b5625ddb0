import type { Services } from '../../../kernel/services.ts';
import type { TermName } from './terms.ts';

/** What forgetting needs. */
export type Forgetting = Pick<Services, 'db' | 'config' | 'files' | 'clock' | 'log'>;

/** One kind of data that is forgotten when its term has ended. */
export interface RetentionRule {
  /** In English, for the log. */
  name: string;
  term: TermName;
  /** Tables that it deletes from or empties, by the database's names. */
  tables: readonly string[];
  /**
   * Forgets what is older than a moment.
   * @returns how much it was
   */
  forget(services: Forgetting, before: Date): Promise<number>;
}
