import { useLocation } from 'react-router';

/** Path of the page that is shown, from the root of the site: the router's own lacks `/lk`. */
export function useAccountPath(): string {
  const { pathname } = useLocation();
  return pathname === '/' ? '/lk' : `/lk${pathname}`;
}
