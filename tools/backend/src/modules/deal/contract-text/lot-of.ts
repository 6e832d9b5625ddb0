import type { PlacedLot, PlacedRow, Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import { summerRooms } from '../../estate/summer-rooms.ts';
import type { LotKind } from '../../estate/types.ts';
import type { ContractLot } from './core/types.ts';
import { lowered } from '../../../kernel/words/first-letter.ts';

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

/** What a contract says of a lot, the finish and the drawings apart. */
export function lotOf(
  snapshot: Pick<Snapshot, 'byGuid'>,
  { guid, kind, number, section, floor, area, building, complex }: PlacedRow,
): Omit<ContractLot, 'finish' | 'drawings'> {
  const flat = snapshot.byGuid.get(guid);
  return {
    what: flat ? flatWhat(flat) : kind === 'flat' ? KINDS.resale : KINDS[kind],
    number,
    section,
    floor,
    building: lowered(building.name),
    complex: complex.name,
    address: complex.address,
    area,
    rooms: flat?.plan.roomList ?? [],
    summer: flat ? summerRooms(flat) : [],
  };
}

/** «евродвухкомнатная квартира» has a kitchen among its rooms. */
export const flatWhat = ({ rooms, euro }: Pick<PlacedLot, 'rooms' | 'euro'>): string =>
  euro && rooms !== 'studio' ? `евро${ROOMS[rooms]}` : ROOMS[rooms];
