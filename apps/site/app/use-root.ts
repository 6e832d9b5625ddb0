import { useRouteLoaderData } from 'react-router';
import { taken } from '@m30/shell/handed';
import type { loader } from './root.tsx';

/** Template and origin of the site; undefined where the root itself failed. */
export function useRoot() {
  const data = useRouteLoaderData<typeof loader>('root');
  return data && { ...data, template: taken(data.template) };
}
