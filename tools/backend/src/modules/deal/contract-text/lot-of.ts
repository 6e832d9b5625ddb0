import { AREA_COEFFICIENTS, type SummerRoomKind } from '@m30/calculators/area';
import type { PlacedLot, PlacedRow, Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import type { LotKind } from '../../estate/types.ts';
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

/** Summer rooms by the options of a plan, with their genitive. */
const SUMMER: readonly [kind: SummerRoomKind, name: string, of: string][] = [
  ['loggia', 'лоджия', 'лоджии'],
  ['balcony', 'балкон', 'балкона'],
  ['terrace', 'терраса', 'террасы'],
  ['veranda', 'веранда', 'веранды'],
  ['storage', 'холодная кладовая', 'холодной кладовой'],
];

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

function summerOf({ balconyArea, plan: { options } }: PlacedLot): SummerRoom | null {
  const found = SUMMER.find(([option]) => options.includes(option));
  if (!found || balconyArea === null) return null;
  const [kind, name, of] = found;
  return { name, of, area: balconyArea, coefficient: AREA_COEFFICIENTS[kind] };
}
