import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberMarketing, useCountsLoader, useSessionLoader } from '@m30/shell/session';

/** Learns after load what a cached page cannot hold: who visits, his counts, which advert led here. */
export function useVisit(): void {
  const { search } = useLocation();
  useSessionLoader();
  useCountsLoader();
  useEffect(() => rememberMarketing(search), [search]);
}
