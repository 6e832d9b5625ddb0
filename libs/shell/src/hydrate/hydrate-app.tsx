import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followErrors, tellCaught } from '../telemetry/index.ts';

/** Begins to follow errors, then hydrates the document of an app; called once, by its `entry.client.tsx`. */
export function hydrateApp() {
  followErrors();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onCaughtError: tellCaught },
    );
  });
}
