import type { MapData, MapPlace, TravelInfo } from '../../core/map-data.ts';

/** How long it takes to the ring road and the city center, and from where. */
export interface Landmarks {
  info: TravelInfo;
  /** Words that begin a sentence: «От комплекса «Залив»». */
  from: string;
}

/** Landmarks of the place that is chosen; before a choice those of the map itself, from its center (specification, §3). */
export function landmarksOf(
  { info, center, office }: Pick<MapData, 'info' | 'center' | 'office'>,
  chosen: Pick<MapPlace, 'title' | 'info'> | undefined,
): Landmarks {
  if (chosen?.info) return { info: chosen.info, from: `От\u00a0комплекса «${chosen.title}»` };
  const isOffice = office !== null && String(office.coordinate) === String(center);
  return { info, from: isOffice ? `От\u00a0офиса «${office.title}»` : 'От\u00a0середины карты' };
}
