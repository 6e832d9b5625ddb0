import { sendCallbacks } from '../../../adapters/test-partner/callbacks.ts';
import type { Services } from '../../../kernel/services.ts';
import { openAtBanks } from '../mortgage/open-at-banks.ts';
import { flushRefunds } from '../payment/refund.ts';

/** Does what partners could not be told at once, and sends what the embedded ones still owe. Never rejects. */
export async function catchUpWithPartners(services: Services): Promise<void> {
  await openAtBanks(services);
  await flushRefunds(services);
  await sendCallbacks(services);
}
