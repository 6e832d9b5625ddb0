import { lazy, Suspense, type ComponentType } from 'react';
import type { AnalyticsSettings } from './settings.ts';

const Counters = lazy<ComponentType<{ settings: AnalyticsSettings }>>(() =>
  // Blocked by the visitor or lost: the page does not count and works.
  import('./Counters.tsx').catch(() => ({ default: () => null })),
);

/** The counters of a site that has some; without settings not a byte of them is loaded. */
export function Analytics({ settings }: { settings: AnalyticsSettings | undefined }) {
  return (
    settings && (
      <Suspense>
        <Counters settings={settings} />
      </Suspense>
    )
  );
}
