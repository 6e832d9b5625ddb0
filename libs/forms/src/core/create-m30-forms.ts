import type { Api } from '@m30/api/client';
import { consentTerms } from './consent-terms.ts';
import type { FormsPort, LeadMethod } from './forms-port.ts';

/** What the ready adapter may be told; the rest it knows. */
export type M30FormsOptions = Partial<Omit<FormsPort, 'send'>>;

/** The solver of the puzzle: needed when a form is sent, not when it opens. */
const solver = () => import('./anti-bot/token-for.ts');

/** Connects the forms to the backend of this product: its client, its proof-of-work puzzle, the browser's address. */
export function createM30Forms(api: Api, options: M30FormsOptions = {}): FormsPort {
  return {
    consent: consentTerms('default'),
    url: () => location.pathname + location.search,
    referrer: () => document.referrer,
    prepare: () => {
      solver().catch(() => {});
    },
    getToken: async (target) => (await solver()).tokenFor(api, methodOf(target)),
    objects: async () => (await api.get('Objects.GetPageObjects', {})).objects,
    popup: async (path) => (await api.post('SmartCall.GetPopup', { path })).popup,
    ...options,
    send: (target, payload, call) =>
      // A method outside of the contract takes and answers the same as the one it stands for.
      api.post(nameOf(target) as LeadMethod, payload, call),
  };
}

const nameOf = (target: string) => target.replace(/^\/api\//, '');

/** The method of a path, which may have a query and a slash at its end. */
function methodOf(target: string): string {
  const [path = ''] = nameOf(target).split('?', 1);
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
