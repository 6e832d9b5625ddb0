import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberMarketing, useCountsLoader, useSessionLoader } from '@m30/shell/session';

/** Learns what a cached page cannot hold: who visits, his counts, which advert led here. Draws nothing. */
export function Visit() {
  const { search } = useLocation();
  useSessionLoader();
  useCountsLoader();
  useEffect(() => rememberMarketing(search), [search]);
  return null;
}
