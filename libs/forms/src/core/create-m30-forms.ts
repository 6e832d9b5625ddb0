import type { Api } from '@m30/api/client';
import { solveChallenge } from './anti-bot/solve-challenge.ts';
import type { FormsPort } from './forms-port.ts';

/** What the ready adapter may be told; the rest it knows. */
export type M30FormsOptions = Partial<Omit<FormsPort, 'send'>>;

/** Connects the forms to the backend of this product: its client, its proof-of-work puzzle, the browser's address. */
export function createM30Forms(api: Api, options: M30FormsOptions = {}): FormsPort {
  return {
    consent: { mode: 'default', version: '2026-11-01', href: '/politika-konfidentsialnosti/' },
    url: () => location.pathname + location.search,
    getToken: async () => solveChallenge(await api.get('Captcha.GetChallenge', {})),
    ...options,
    send: (method, payload, call) => api.post(method, payload, call),
  };
}
