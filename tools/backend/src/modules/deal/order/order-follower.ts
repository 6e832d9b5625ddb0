import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Notifying } from '../../people/notice/notify.ts';
import type { Change } from './core/record.ts';

/** What following an order needs besides the database. */
export type Following = Pick<
  Services,
  'catalogue' | 'content' | 'crm' | 'media' | 'orderFollowers' | 'partners' | 'refundOrder'
> &
  Notifying;

/** Keeps what hangs on an order (its hold, its contracts) in step with it, within the transaction of the event. */
export type FollowOrder = (
  tx: Database,
  services: Following,
  order: string,
  change: Change,
) => Promise<void>;

/** Payments that an order does not keep. */
interface Owed {
  /** Guid of the order, which must be locked. */
  order: string;
  /** Guids of the payments. */
  payments: readonly string[];
  /** Russian, for the buyer. */
  reason: string;
}

/** Begins to give payments back; those that are on their way already stay as they are. */
export type RefundOrder = (tx: Database, owed: Owed) => Promise<void>;
