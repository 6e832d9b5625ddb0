import type { PlacedLot, PlacedRow, Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import type { LotKind } from '../../estate/types.ts';
import { sumOf } from './core/amounts.ts';
import type { ContractLot, SummerRoom } from './core/types.ts';

const ROOMS = {
  studio: 'квартира-студия',
  1: 'однокомнатная квартира',
  2: 'двухкомнатная квартира',
  3: 'трёхкомнатная квартира',
  4: 'четырёхкомнатная квартира',
} as const;

const KINDS: Readonly<Record<Exclude<LotKind, 'flat'>, string>> = {
  resale: 'квартира',
  commercial: 'нежилое помещение',
  parking: 'машино-место',
  storage: 'кладовая',
};

/** Rooms without heating by the options of a plan, with their genitive. */
const SUMMER = [
  ['loggia', 'лоджия', 'лоджии'],
  ['balcony', 'балкон', 'балкона'],
  ['terrace', 'терраса', 'террасы'],
  ['veranda', 'веранда', 'веранды'],
] as const;

/** What a contract says of a lot, the finish apart. */
export function lotOf(
  snapshot: Pick<Snapshot, 'byGuid'>,
  { guid, kind, number, section, floor, area, building, complex }: PlacedRow,
): Omit<ContractLot, 'finish'> {
  const flat = snapshot.byGuid.get(guid);
  return {
    what: flat ? flatWhat(flat) : kind === 'flat' ? KINDS.resale : KINDS[kind],
    number,
    section,
    floor,
    building: building.name.charAt(0).toLowerCase() + building.name.slice(1),
    complex: complex.name,
    address: complex.address,
    area,
    rooms: flat?.plan.roomList ?? [],
    summer: flat ? summerOf(flat) : null,
  };
}

/** «евродвухкомнатная квартира» has a kitchen among its rooms. */
const flatWhat = ({ rooms, euro }: PlacedLot) =>
  euro && rooms !== 'studio' ? `евро${ROOMS[rooms]}` : ROOMS[rooms];

/** The coefficient is the one that the catalogue has counted the area with: what is sold and what is signed are one. */
function summerOf({
  area,
  balconyArea,
  plan: { options, roomList },
}: PlacedLot): SummerRoom | null {
  const found = SUMMER.find(([option]) => options.includes(option));
  if (!found || balconyArea === null) return null;
  const [, name, of] = found;
  const counted = area - sumOf(roomList.map((room) => room.area));
  return {
    name,
    of,
    area: balconyArea,
    coefficient: Math.round((counted / balconyArea) * 10) / 10,
  };
}
