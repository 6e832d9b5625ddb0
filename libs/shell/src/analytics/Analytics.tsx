import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { CountersProps } from './Counters.tsx';
import type { AnalyticsSettings } from './settings.ts';

export interface AnalyticsProps {
  settings: AnalyticsSettings | undefined;
  /** Loads the counters of an app, `@m30/shell/analytics/late` or what it makes of them. */
  load: () => Promise<{ default: ComponentType<CountersProps> }>;
}

/** The counters of a site that has some; without settings not a byte of them is loaded. */
export function Analytics({ settings, load }: AnalyticsProps) {
  // Blocked by the visitor or lost: the page does not count and works.
  const [Counters] = useState(() => lazy(() => load().catch(() => ({ default: () => null }))));
  return (
    settings && (
      <Suspense>
        <Counters settings={settings} />
      </Suspense>
    )
  );
}
