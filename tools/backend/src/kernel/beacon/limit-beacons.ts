import type { Call } from '../method/call.ts';
import { refuse } from '../method/refuse.ts';

/**
 * Counts what a browser tells of itself.
 * @throws Refused 429 where one address tells too much
 */
export function limitBeacons({ services, visitor }: Call): void {
  if (services.limits.takeHere('metricsAddress', visitor.ip)) return;
  throw refuse(429, 'Слишком много сообщений с вашего адреса');
}
