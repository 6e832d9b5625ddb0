import type { AuthEvent, AuthSnapshot } from '../../core/machine/auth-types.ts';

/** What every screen gets. */
export interface ScreenProps {
  /** Where the machine stands, with what was typed. */
  snapshot: AuthSnapshot;
  /** Tells the machine what the visitor has done. */
  send: (event: AuthEvent) => void;
  /** Address of the document that the consent names; without it the words are no link. */
  policy?: string | undefined;
}
