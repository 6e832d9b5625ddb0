import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { NavigationEffectsProps } from './NavigationEffects.tsx';
import { useIsPageLost } from './lost-page.ts';

const NavigationEffects = lazy<ComponentType<NavigationEffectsProps>>(() =>
  // Without it a page opens all the same.
  import('./NavigationEffects.tsx').catch(() => ({ default: () => null })),
);

/** The loading bar and the focus of a new page; loaded with the first navigation. */
export function NavigationProgress() {
  const { pathname } = useLocation();
  const isLost = useIsPageLost();
  const loading = useNavigation().state !== 'idle' && !isLost;
  const [from, setFrom] = useState<string | null>(null);
  if (loading && from === null) setFrom(pathname);
  return (
    from !== null && (
      <Suspense>
        <NavigationEffects loading={loading} from={from} />
      </Suspense>
    )
  );
}
