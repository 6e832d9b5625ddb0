import type { MessagePurpose } from '../../../adapters/outbox/outbox.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';

/**
 * Counts an SMS against the network that causes it, whatever the number.
 * @returns `false` over the limit
 */
export async function allowSender(
  { services, visitor }: Call,
  purpose: MessagePurpose,
  tx: Database = services.db,
): Promise<boolean> {
  const { limits, metrics, log } = services;
  const allowed = await limits.take('smsAddress', visitor.ip, tx);
  if (!allowed) {
    metrics.sms.inc({ purpose, outcome: 'sender' });
    log.warn({ purpose }, 'SMS over the limit of its sender, not sent');
  }
  return allowed;
}

/**
 * Counts a code by SMS against all that strangers have the product send: programs with many addresses and many numbers
 * would otherwise spend the company's money. Operators are alarmed by the metric (`SmsFlood`).
 * @throws Refused 429 over the limit
 */
export async function countCodeSms({ services }: Call, tx: Database): Promise<void> {
  const { limits, metrics, log } = services;
  if (await limits.take('smsTotal', 'all', tx)) return;
  metrics.sms.inc({ purpose: 'code', outcome: 'total' });
  log.error('codes by SMS are over the limit of all senders, none is sent');
  throw refuse(
    429,
    'Сейчас мы не можем отправить СМС. Получите код по почте или попробуйте через час',
  );
}
