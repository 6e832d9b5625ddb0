import type { Logger } from 'pino';
import type { RateLimits } from '../../kernel/limits/rate-limits.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Metrics } from '../../kernel/observability/metrics.ts';
import type { Message, MessagePurpose } from './outbox.ts';

interface Parts {
  limits: RateLimits;
  metrics: Metrics;
  log: Logger;
}

/**
 * Counts every SMS against its number, whatever it is for and whoever caused it. Notices have a limit of their own below
 * it, so that however many there are, codes still arrive.
 */
export function limitSms({ limits, metrics, log }: Parts) {
  return async (tx: Database, message: Message, purpose: MessagePurpose): Promise<boolean> => {
    if (message.kind !== 'sms') return true;
    const { to } = message;
    const allowed =
      (purpose === 'code' || (await limits.take('smsNotices', to, tx))) &&
      (await limits.take('smsPhone', to, tx));
    metrics.sms.inc({ purpose, outcome: allowed ? 'queued' : 'number' });
    if (!allowed) log.warn({ purpose }, 'SMS over the limit of its number, not sent');
    return allowed;
  };
}
