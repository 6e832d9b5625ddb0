import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** Template and origin of the site; undefined where the root itself failed. */
export function useRoot() {
  return useRouteLoaderData<typeof loader>('root');
}
