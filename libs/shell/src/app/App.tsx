import { Provider } from 'jotai';
import { Fragment, useEffect } from 'react';
import { Outlet, useRouteError } from 'react-router';
// Single modules: what an index gathers would become part of every page.
import { Analytics, type AnalyticsProps } from '../analytics/Analytics.tsx';
import type { AnalyticsSettings } from '../analytics/settings.ts';
import { ErrorPage } from '../error/ErrorPage.tsx';
import { ErrorPageGuard } from '../error/ErrorPageGuard.tsx';
import { errorStatus } from '../error/error-text.ts';
import type { Level } from '@m30/api/levels';
import { onFirstInteraction } from '../late/on-first-interaction.ts';
import { LevelContext } from '../level/level.ts';
import { ConsentModeContext, type ConsentMode } from '../consent/consent-mode.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { NavigationProgress } from '../navigation/NavigationProgress.tsx';
import { useLostPageGuard } from '../navigation/lost-page.ts';
import { useChunkReload } from '../navigation/use-chunk-reload.ts';
import { useInternalLinks } from '../navigation/use-internal-links.ts';
import { useVitals } from '../telemetry/use-vitals.ts';
import { useEarlyInput } from '../late/early-input/use-early-input.ts';

/** A server has a store for each request; a browser has one visitor, and its default store loads late. */
const Store = import.meta.env.SSR ? Provider : Fragment;

const follow = ({ followLayers }: { followLayers: () => void }) => followLayers();

export interface AppProps {
  /**
   * Path under which the app lives.
   * @default ''
   */
  basename?: string | undefined;
  /** Public ids of the counters; without them nothing is ever counted. */
  analytics?: AnalyticsSettings | undefined;
  /** Loads the counters, where some are set up. */
  counters: AnalyticsProps['load'];
  /**
   * How forms and login ask for consents.
   * @default 'default'
   */
  consent?: ConsentMode | undefined;
  /**
   * How far the backend goes: what is beyond it is not linked to.
   * @default 'account'
   */
  level?: Level | undefined;
}

/** What stands around every page: a store for this request alone, links, modals. */
export function App({
  basename = '',
  analytics,
  counters,
  consent = 'default',
  level = 'account',
}: AppProps) {
  useInternalLinks(basename);
  useChunkReload();
  useLostPageGuard();
  useEarlyInput();
  useVitals();
  useEffect(
    () => onFirstInteraction(() => void import('../layers/index.ts').then(follow, reportError)),
    [],
  );
  return (
    <ConsentModeContext value={consent}>
      <LevelContext value={level}>
        <Store>
          <ErrorPageGuard>
            <Outlet />
          </ErrorPageGuard>
          <ModalHost />
          <NavigationProgress />
          <Analytics settings={analytics} load={counters} />
        </Store>
      </LevelContext>
    </ConsentModeContext>
  );
}

/** Reached where even the frame of an app failed: a page's failure is caught inside the frame. */
export function AppErrorBoundary() {
  // Asked for here: a boundary that a root only passes on is given no props.
  const error = useRouteError();
  return (
    <ErrorPageGuard>
      <main id="main">
        <ErrorPage status={errorStatus(error)} />
      </main>
    </ErrorPageGuard>
  );
}
