import { createContext, use, type ReactNode } from 'react';
import type { FormsPort } from '../../core/forms-port.ts';

/** The port of the nearest provider; null where there is none. */
export const FormsContext = createContext<FormsPort | null>(null);

export interface FormsProviderProps {
  /** What the forms need from their host; `createM30Forms(api)` is the ready one. */
  forms: FormsPort;
  children: ReactNode;
}

/** Gives every lead form below it the way to send, the anti-bot token, the consent terms and the goals. */
export function FormsProvider({ forms, children }: FormsProviderProps) {
  return <FormsContext value={forms}>{children}</FormsContext>;
}

/**
 * What the host gave to the forms.
 * @throws Error outside of a `FormsProvider`
 */
export function useForms(): FormsPort {
  const forms = use(FormsContext);
  if (!forms) throw new Error('A lead form needs a <FormsProvider forms={…}> above it');
  return forms;
}
