import { use } from 'react';
import { StaticDataContext } from './static-data-context.ts';

/**
 * Data of a static part: from the loader, or while its document is rendered from what the loader gave to `staticData`; `null` in a
 * browser whose document holds the HTML.
 * @param name as given to `staticData`
 * @param sent loader data
 */
export function useStaticData<Data>(name: string, sent: Data | null): Data | null {
  const own = import.meta.env.SSR ? use(StaticDataContext) : null;
  return sent ?? (own?.get(name) as Data | undefined) ?? null;
}
