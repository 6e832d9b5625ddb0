import { formatDate } from '@m30/ui-kit/format';
import type { FoundLead } from './find-leads.ts';

/** Says in a few words how far a lead is on its way to the CRM. */
export function deliveryState(delivery: FoundLead['delivery']): string {
  if (!delivery) return 'не передаётся';
  if (delivery.deliveredAt) return `передана ${formatDate(delivery.deliveredAt, 'stamp')}`;
  if (delivery.attempts === 0) return 'ждёт отправки';
  const reason = delivery.lastError ? ` (${delivery.lastError})` : '';
  return `попыток: ${delivery.attempts}${reason}, следующая ${formatDate(delivery.nextAttemptAt, 'stamp')}`;
}
