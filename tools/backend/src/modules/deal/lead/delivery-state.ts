import type { FoundLead } from './find-leads.ts';
import { moscowMoment } from '../../../kernel/staff/staff-words.ts';

/** Says in a few words how far a lead is on its way to the CRM. */
export function deliveryState(delivery: FoundLead['delivery']): string {
  if (!delivery) return 'не передаётся';
  if (delivery.deliveredAt) return `передана ${moscowMoment(delivery.deliveredAt)}`;
  if (delivery.attempts === 0) return 'ждёт отправки';
  const reason = delivery.lastError ? ` (${delivery.lastError})` : '';
  return `попыток: ${delivery.attempts}${reason}, следующая ${moscowMoment(delivery.nextAttemptAt)}`;
}
