import type { AuthEvent, AuthSnapshot } from '../../core/machine/auth-types.ts';

/** What every screen gets. */
export interface ScreenProps {
  snapshot: AuthSnapshot;
  /** Tells the machine what the visitor has done. */
  send: (event: AuthEvent) => void;
}
