import { useMemo } from 'react';
import { LatePart } from '@m30/ui-kit/late-part';
import { useBlocksHost } from '../../host/BlocksHost.tsx';
import { mapRequest } from '../../host/requests.ts';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { mapOfPlaces } from './map-of-places.ts';
import type { MapProps } from './map.schema.ts';
import styles from './MapBlock.module.css';
import { StaticMap } from './StaticMap.tsx';

/** Objects and the sales office on a map; until the visitor comes near, and without script, in words. */
export function MapBlock({ title, text, link, vendor, office, tab, places }: MapProps) {
  const { map: host, onError } = useBlocksHost();
  const request = useMemo(() => mapRequest({ vendor, office }), [vendor, office]);
  const own = useMemo(() => places && mapOfPlaces(places), [places]);
  const found = host?.found;
  const known = useMemo(() => own ?? found?.(request) ?? null, [own, found, request]);
  const ask = host?.load;
  const enginesOf = host?.engines;
  const load = useMemo(() => {
    if (!known && !ask) return undefined;
    return async (signal: AbortSignal) => {
      const [{ ObjectsMap }, map, engines] = await Promise.all([
        import('@m30/map'),
        known ?? ask?.(request, signal),
        enginesOf?.(),
      ]);
      return { ObjectsMap, map, engines };
    };
  }, [known, ask, enginesOf, request]);

  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <LatePart
        load={load}
        onError={onError}
        className={styles.place}
        fallback={<StaticMap map={known} vendor={vendor} office={tab === 'office'} />}
      >
        {({ ObjectsMap, map, engines }) =>
          map && (
            <div data-tone="surface">
              <ObjectsMap
                map={map}
                own={vendor}
                tab={tab}
                travel={host?.travel}
                engines={engines}
                settings={host?.settings}
                base={host?.base}
                onError={onError}
              />
            </div>
          )
        }
      </LatePart>
    </>
  );
}
