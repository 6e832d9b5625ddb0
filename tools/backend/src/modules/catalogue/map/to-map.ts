import type { ResultOf } from '@m30/api/client';
import type { ComplexRow, Snapshot } from '../snapshot/snapshot.ts';
import { toComplexCard } from '../complex/to-complex-card.ts';
import type { Travel } from '../travel/travel.ts';
import type { Coordinate } from '../../../adapters/travel/types.ts';

type MapData = ResultOf<'Map.GetMap'>;
type Office = ResultOf<'Content.GetOffices'>['offices'][number];
type Section = MapData['markers'][number];

/** Filters of the map in their order, and the classes of housing that stand under each. */
const SECTIONS = [
  { id: 'business', title: 'Бизнес', classes: ['бизнес', 'премиум'] },
  { id: 'comfort', title: 'Комфорт', classes: ['комфорт', 'комфорт+', 'стандарт'] },
  { id: 'country', title: 'За городом', classes: ['малоэтажный'] },
] as const;

/** Where complexes of another class stand. */
const OTHER = { id: 'other', title: 'Другие' };

/** What the map is made from. */
export interface MapParts {
  snapshot: Snapshot;
  travel: Pick<Travel, 'landmarksOf'>;
  /** In the middle of the map. */
  center: Coordinate;
  office: Office | undefined;
}

/** Shapes the map of the specification, §3; a section with nothing for sale is hidden. */
export function toMap({ snapshot, travel, center, office }: MapParts): MapData {
  const sectionOf = ({ housingClass }: ComplexRow) =>
    SECTIONS.find(({ classes }) => classes.some((one) => one === housingClass)) ?? OTHER;
  const groups = Map.groupBy(snapshot.complexes, sectionOf);
  return {
    center: [...center],
    markers: [...SECTIONS, OTHER].flatMap((section): Section[] => {
      const complexes = groups.get(section);
      if (!complexes) return [];
      const cards = complexes.map((complex) => toComplexCard(snapshot, complex));
      return [
        {
          id: section.id,
          title: section.title,
          icon: null,
          hidden: cards.every(({ free }) => free === 0),
          elements: cards.map(({ vendor, name, place, coordinate }) => ({
            id: vendor,
            title: name,
            coordinate,
            address: place,
            link: `/obekty/${vendor}`,
            info: travel.landmarksOf(coordinate),
          })),
        },
      ];
    }),
    office: office ? toMapOffice(office) : null,
    info: travel.landmarksOf(center),
    simplified: false,
  };
}

function toMapOffice({
  coordinate,
  address,
  title,
  picture,
  working,
  notification,
}: Office): MapData['office'] {
  return { coordinate, address, title, img: picture, working, notification };
}
