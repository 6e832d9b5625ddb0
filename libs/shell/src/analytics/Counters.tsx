import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { CONSENT_EVENT, readConsent } from '../consent/decision.ts';
import type { Counter } from './counter.ts';
import { GOAL_EVENT, type ReachedGoal } from './reach-goal.ts';
import type { AnalyticsSettings } from './settings.ts';

export interface CountersProps {
  settings: AnalyticsSettings;
  /** Loads what else an app tells counters of, with the consent. */
  watch?: (() => Promise<{ default: ComponentType }>) | undefined;
}

/** Counts visits and goals while the visitor allows it; no counter is loaded before that. */
export default function Counters({ settings, watch }: CountersProps) {
  // Blocked by the visitor or lost: the rest counts on.
  const [Watch] = useState(
    () => watch && lazy(() => watch().catch(() => ({ default: () => null }))),
  );
  const allowed = useConsent();
  const counters = useRef<readonly Counter[]>([]);
  const { pathname, search } = useLocation();
  const counted = useRef(pathname + search);

  useEffect(() => {
    if (!allowed) return;
    let gone = false;
    startCounters(settings).then((started) => {
      if (gone) return started.forEach((counter) => counter.stop());
      counters.current = started;
    }, reportError);
    const onGoal = ({ detail }: CustomEvent<ReachedGoal>) => {
      for (const counter of counters.current) {
        counter.goal(detail.goal, detail.form === undefined ? {} : { form: detail.form });
      }
    };
    const listener = onGoal as EventListenerOrEventListenerObject;
    addEventListener(GOAL_EVENT, listener);
    return () => {
      gone = true;
      removeEventListener(GOAL_EVENT, listener);
      for (const counter of counters.current) counter.stop();
      counters.current = [];
    };
  }, [allowed, settings]);

  useEffect(() => {
    const place = pathname + search;
    if (counted.current === place) return;
    counted.current = place;
    for (const counter of counters.current) counter.hit(location.href);
  }, [pathname, search]);

  useReloadAfter(allowed, Boolean(settings.calltouch ?? settings.comagic));

  return (
    allowed &&
    Watch && (
      <Suspense>
        <Watch />
      </Suspense>
    )
  );
}

/** Call trackers have no way to be stopped: after a withdrawal the page is loaded anew, with its own numbers. */
function useReloadAfter(allowed: boolean, isTracked: boolean): void {
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current && !allowed && isTracked) location.reload();
    ran.current = allowed;
  }, [allowed, isTracked]);
}

function useConsent(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const read = () => setAllowed(readConsent(document.cookie) === 'all');
    read();
    addEventListener(CONSENT_EVENT, read);
    return () => removeEventListener(CONSENT_EVENT, read);
  }, []);
  return allowed;
}

async function startCounters(settings: AnalyticsSettings): Promise<Counter[]> {
  const { metrika, pixel, calltouch, comagic } = settings;
  return Promise.all([
    ...(metrika ? [import('./metrika.ts').then((one) => one.startMetrika(metrika))] : []),
    ...(pixel ? [import('./pixel.ts').then((one) => one.startPixel(pixel))] : []),
    ...(calltouch ? [import('./calltouch.ts').then((one) => one.startCalltouch(calltouch))] : []),
    ...(comagic ? [import('./comagic.ts').then((one) => one.startComagic(comagic))] : []),
  ]);
}
