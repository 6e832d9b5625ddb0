import { useEffect } from 'react';
import { firstInteraction } from '../late/first-interaction.ts';

/** Measures how the page feels for visitors who do anything at all; a page that is merely opened loads nothing of it. */
export function useVitals(): void {
  useEffect(() => {
    // Blocked or lost, it is not missed.
    if (import.meta.env.PROD) {
      void firstInteraction().then(() =>
        import('./report-vitals.ts')
          .then(({ reportVitals }) => reportVitals())
          .catch(() => undefined),
      );
    }
  }, []);
}
