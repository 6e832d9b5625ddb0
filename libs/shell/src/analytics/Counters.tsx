import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CONSENT_EVENT, readConsent } from '../consent/decision.ts';
import type { Counter } from './counter.ts';
import { GOAL_EVENT, type ReachedGoal } from './reach-goal.ts';
import type { AnalyticsSettings } from './settings.ts';

/** Counts visits and goals while the visitor allows it; no counter is loaded before that. */
export default function Counters({ settings }: { settings: AnalyticsSettings }) {
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
      for (const counter of counters.current) counter.goal(detail.goal, { form: detail.form });
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

  return null;
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

async function startCounters({ metrika, pixel }: AnalyticsSettings): Promise<Counter[]> {
  return Promise.all([
    ...(metrika ? [import('./metrika.ts').then((one) => one.startMetrika(metrika))] : []),
    ...(pixel ? [import('./pixel.ts').then((one) => one.startPixel(pixel))] : []),
  ]);
}
