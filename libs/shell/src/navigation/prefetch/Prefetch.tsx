import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { onFirstGesture } from '../../gesture/first-gesture.ts';
import type { PrefetchedPageProps } from './PrefetchedPage.tsx';

const PrefetchedPage = lazy<ComponentType<PrefetchedPageProps>>(() =>
  // Without it a page opens all the same.
  import('./PrefetchedPage.tsx').catch(() => ({ default: () => null })),
);

/** Prefetch of pages; loaded at the visitor's first gesture. */
export function Prefetch(props: PrefetchedPageProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstGesture(() => setNeeded(true)), []);
  return (
    isNeeded && (
      <Suspense>
        <PrefetchedPage {...props} />
      </Suspense>
    )
  );
}
