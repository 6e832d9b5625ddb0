import { lazy, Suspense, type ComponentType } from 'react';
import type { CountersProps } from './Counters.tsx';
import type { AnalyticsSettings } from './settings.ts';

const Counters = lazy<ComponentType<CountersProps>>(() =>
  // Blocked by the visitor or lost: the page does not count and works.
  import('./Counters.tsx').catch(() => ({ default: () => null })),
);

export interface AnalyticsProps {
  settings: AnalyticsSettings | undefined;
  watch?: CountersProps['watch'];
}

/** The counters of a site that has some; without settings not a byte of them is loaded. */
export function Analytics({ settings, watch }: AnalyticsProps) {
  return (
    settings && (
      <Suspense>
        <Counters settings={settings} watch={watch} />
      </Suspense>
    )
  );
}
