import type { ResultOf } from '@m30/api/client';
import { ROOM_OPTIONS } from '../facet-index/flats/options.ts';
import { known } from '../snapshot/known.ts';
import type { BuildingRow, ComplexRow, PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import type { PictureRow } from '../../media/to-picture.ts';
import { listedIn, lowestPrice, residentialBuildings, toComplexCard } from './to-complex-card.ts';
import { toDocuments, toParts, toPlans, toProgrammes } from './to-complex-parts.ts';
import { toHandover } from '../lot/to-lot-card.ts';
import { interiorsOfComplex } from '../../media/interiors.ts';
import { toPicture } from '../../media/to-picture.ts';

export type Complex = ResultOf<'Objects.GetObject'>;

/** The page of a complex, but for what the content tells. */
export function toComplex(
  snapshot: Snapshot,
  complex: ComplexRow,
): Omit<Complex, 'museum' | 'promos'> {
  const buildings = residentialBuildings(snapshot, complex);
  const listed = buildings.flatMap((building) => listedIn(snapshot, building));
  const { title, summary, about, address, floors, ceiling, finish } = complex;
  return {
    ...toComplexCard(snapshot, complex),
    ...{ title, summary, about, address, floors, ceiling, finish },
    ...interiorsOf(snapshot, complex, buildings),
    buildings: buildings.map((building) => toBuildingCard(snapshot, building)),
    ...besideFlats(snapshot, complex),
    rooms: summarise(listed),
    plans: toPlans(listed),
    documents: toDocuments(snapshot, complex.vendor),
    ...toParts(snapshot, complex),
    programmes: listed.length > 0 ? toProgrammes(snapshot) : [],
    programmesAt: snapshot.offers[0]?.actualAt ?? null,
    gallery: complex.gallery
      .flatMap((id) => pictureOf(snapshot, id) ?? [])
      .map((row) => ({ ...toPicture(row), ...(row.caption !== null && { caption: row.caption }) })),
    ...storyOf(snapshot, complex),
    genplan: toGenplan(pictureOf(snapshot, complex.genplan), buildings),
  };
}

/** What a complex sells besides flats. */
function besideFlats(snapshot: Snapshot, { vendor }: ComplexRow) {
  const counted = (facts: ReadonlyMap<string, { lotGuid: string }>) => {
    const all = [...facts.values()].map(({ lotGuid }) => known(snapshot.placed, lotGuid));
    const own = all.filter(({ complex }) => complex.vendor === vendor);
    return own.length > 0 && { free: own.filter(({ status }) => status === 'free').length };
  };
  const premises = counted(snapshot.premises);
  const parking = counted(snapshot.places);
  return { ...(premises && { premises }), ...(parking && { parking }) };
}

/** Views of the story, with their headings. */
const STORY = [
  ['facade', 'Фасад'],
  ['courtyard', 'Двор'],
] as const;

/** Large pictures with a sentence each; a view without a picture, or without words, is left out. */
function storyOf({ pictures }: Snapshot, { vendor, story }: ComplexRow) {
  const frames = STORY.flatMap(([view, title]) => {
    const picture = pictures.get(`${vendor}-${view}`);
    const text = story?.[view];
    return picture && text ? { title, text, picture: toPicture(picture) } : [];
  });
  return frames.length > 0 && { story: frames };
}

/** Rooms in the finishes in which the flats of a complex are handed over. */
function interiorsOf(
  { pictures, byBuilding }: Snapshot,
  { finishSet }: ComplexRow,
  buildings: readonly BuildingRow[],
) {
  const lots = buildings.flatMap(({ id }) => byBuilding.get(id) ?? []);
  const finishes = new Set(lots.map(({ finish }) => finish));
  const interiors = interiorsOfComplex(pictures, finishes, finishSet);
  return interiors && { interiors };
}

function pictureOf({ pictures }: Snapshot, id: string | null): PictureRow | undefined {
  return id === null ? undefined : pictures.get(id);
}

/** What a building looks like in a list. */
export function toBuildingCard(
  snapshot: Snapshot,
  building: BuildingRow,
): Complex['buildings'][number] {
  const lots = listedIn(snapshot, building);
  return {
    subvendor: building.subvendor,
    name: building.name,
    floors: building.floors,
    sections: snapshot.sections.filter(({ buildingId }) => buildingId === building.id).length,
    handover: toHandover(building),
    free: lots.length,
    priceFrom: lowestPrice(lots),
    ...(!building.onSale && { upcoming: true }),
  };
}

/** Lots by number of rooms; kinds without a lot are left out. */
export function summarise(lots: readonly PlacedLot[]): Complex['rooms'] {
  return ROOM_OPTIONS.flatMap(({ value }) => {
    const some = lots.filter(({ rooms }) => rooms === value);
    const priceFrom = lowestPrice(some);
    if (priceFrom === null) return [];
    const areas = some.map(({ area }) => area);
    return {
      rooms: value,
      count: some.length,
      areaFrom: Math.min(...areas),
      areaTo: Math.max(...areas),
      priceFrom,
    };
  });
}

function toGenplan(
  picture: PictureRow | undefined,
  buildings: readonly BuildingRow[],
): Complex['genplan'] {
  if (!picture?.outlines) return null;
  const subvendors = new Map(buildings.map(({ label, subvendor }) => [label, subvendor]));
  return {
    picture: toPicture(picture),
    buildings: picture.outlines.buildings.flatMap(({ building, points, label }) => {
      const subvendor = subvendors.get(building);
      return subvendor ? { subvendor, points, label } : [];
    }),
  };
}
