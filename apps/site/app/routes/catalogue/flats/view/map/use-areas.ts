import { useEffect, useState } from 'react';
import type { MapArea } from '@m30/map';
import { browserApi } from '@m30/shell/browser';
import { BY_WORDS, minutesWords } from '../../../../../store/commute/commute-words.ts';
import type { Commute } from '../../../../../store/commute/commutes.server.ts';

/** The land from where each address is near enough, as soon as it is here; the page says the same in words. */
export function useAreas(commutes: readonly Commute[]): readonly MapArea[] {
  const [areas, setAreas] = useState<readonly MapArea[]>([]);
  const asked = JSON.stringify(commutes.map(({ work, by, limit }) => [work, by, limit]));
  useEffect(() => {
    const asking = new AbortController();
    const all = commutes.flatMap(({ work, by, limit, label }) =>
      limit === null ? [] : [{ work, by, limit, label }],
    );
    Promise.all(
      all.map(async ({ work, by, limit, label }): Promise<MapArea> => {
        const input = { work, by, minutes: limit };
        const { rings } = await browserApi.get('Map.GetReach', input, { signal: asking.signal });
        return {
          id: `${work} ${by} ${limit}`,
          label: `${minutesWords(limit)} ${BY_WORDS[by]}: ${label}`,
          rings,
        };
      }),
    ).then(setAreas, (error: unknown) => {
      if (!asking.signal.aborted) console.warn(error);
    });
    return () => asking.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the ways are new with each answer, what is asked of them is not
  }, [asked]);
  return areas;
}
