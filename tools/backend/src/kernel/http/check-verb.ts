import { refuse } from '../method/refuse.ts';
import type { AppContext } from './env.ts';

/**
 * Refuses another verb than a method's own.
 * @throws Refused 405
 */
export function checkVerb(c: AppContext, verb: 'GET' | 'POST'): void {
  const asked = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  if (asked === verb) return;
  c.header('allow', verb === 'GET' ? 'GET, HEAD' : verb);
  throw refuse(405, `Этот метод вызывают запросом ${verb}`);
}
