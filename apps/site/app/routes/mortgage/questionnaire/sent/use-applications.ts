import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import type { Application } from '../data/use-questionnaire.ts';
import { isOpen } from './bank-words.ts';

const EVERY = 15_000;

/** The applications with what the banks say now: asked again while one of them has not decided and the page is seen. */
export function useApplications(begin: readonly Application[]) {
  const [applications, setApplications] = useState(begin);
  const [lost, setLost] = useState(false);
  const waits = applications.some(({ banks }) => banks.some(({ status }) => isOpen(status)));

  const refresh = useCallback(async () => {
    try {
      setApplications((await browserApi.get('Mortgage.GetApplications', {})).applications);
      setLost(false);
    } catch {
      // What is known stays in sight; the next try comes by itself.
      setLost(true);
    }
  }, []);

  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, EVERY);
    return () => clearInterval(timer);
  }, [waits, refresh]);

  return { applications, lost, refresh };
}
