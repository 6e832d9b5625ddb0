import { use } from 'react';
import { StaticDataContext } from './static-data-context.ts';

/**
 * Data of a static part: as the loader sent it, or while its document is rendered from `keepFromDocument`; `null` in a browser whose
 * document holds the HTML.
 * @param name as the loader gave it
 * @param sent what the loader answered
 */
export function useStaticData<Data>(name: string, sent: Data | null): Data | null {
  const own = import.meta.env.SSR ? use(StaticDataContext) : null;
  return sent ?? (own?.get(name) as Data | undefined) ?? null;
}
