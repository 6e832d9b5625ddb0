import { useState } from 'react';
import { createAuthEffects, LoginModal, type AuthSnapshot } from '@m30/auth';
import { startedAt } from '@m30/auth/examples';
import { browserApi } from '@m30/shell/browser';

export interface StateWindowProps {
  /** Where the window begins. */
  snapshot: AuthSnapshot;
  onClose: () => void;
}

const effects = createAuthEffects(browserApi);

/** The real login window, opened in the middle of its way. */
export default function StateWindow({ snapshot, onClose }: StateWindowProps) {
  const [initial] = useState(() => startedAt(snapshot, effects.clock()));
  return (
    <LoginModal
      open
      onClose={onClose}
      effects={effects}
      initial={initial}
      policy="/politika-konfidentsialnosti/"
    />
  );
}
