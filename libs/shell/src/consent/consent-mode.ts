import { createContext } from 'react';

/** `default`: sending a form is the consent. `explicit`: the visitor ticks a box for each. */
export type ConsentMode = 'default' | 'explicit';

/** How this installation asks for consents, for every form and the login. */
export const ConsentModeContext = createContext<ConsentMode>('default');

/** Reads `CONSENT_MODE`, which pages and backend share; unset it is as the company has set it. Throws on anything but its two values. */
export function readConsentMode(
  env: Readonly<Record<string, string | undefined>>,
  company: ConsentMode = 'default',
): ConsentMode {
  const mode = env.CONSENT_MODE?.trim() || company;
  if (mode === 'default' || mode === 'explicit') return mode;
  throw new Error('CONSENT_MODE must be default or explicit');
}
