import { useState } from 'react';
import { filtersOf, placesOf, type MapData, type MapPlace } from '../../core/map-data.ts';

/** What the markers of the map are: complexes with lots for sale, or sales offices. */
export type MapTab = 'objects' | 'office';

/** What of the map's data is shown, and what is picked. */
export function useMapView(map: MapData, start: { own: string | undefined; tab: MapTab }) {
  const [wanted, setTab] = useState<MapTab>(start.tab);
  const [filter, setFilter] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  const all = placesOf(map);
  const of = (section: string) => all.filter((place) => !section || place.section === section);
  const office = map.simplified ? null : map.office;
  const tab = office ? wanted : 'objects';
  const places = of(filter);
  const byId = (id: string | null | undefined) => places.find((place) => place.id === id);
  const own = byId(start.own);
  const from: MapPlace | undefined = byId(picked) ?? own ?? places[0];

  return {
    ...{ all, places, of, office, tab, filter, picked, from, own },
    filters: filtersOf(map),
    /** Picked by a press, not merely pointed at. */
    chosen: byId(picked),
    active: pointed ?? picked ?? own?.id ?? null,
    setTab,
    setPicked,
    setPointed,
    choose: (section: string) => {
      setFilter(section);
      setPicked(null);
    },
  };
}
