import { formatArea } from '@m30/ui-kit/format';
import type { ResultOf } from '@m30/api/client';

type TitledLot = Pick<ResultOf<'Objects.GetLots'>['lots'][number], 'rooms' | 'euro' | 'area'>;

/** Number of rooms as the contract has it. */
export type Rooms = TitledLot['rooms'];

const EURO: Record<Exclude<Rooms, 'studio'>, string> = {
  '1': 'Еврооднокомнатная',
  '2': 'Евродвухкомнатная',
  '3': 'Евротрёхкомнатная',
  '4': 'Еврочетырёхкомнатная',
};

/** Number with the hyphen that never breaks: «2-комнатная». */
const numbered = (rooms: string, ending: string) => `${rooms}\u2060-\u2060${ending}`;

/** «Студия», «2-комнатная», «Евродвухкомнатная». */
export function roomsTitle({ rooms, euro }: Pick<TitledLot, 'rooms' | 'euro'>): string {
  if (rooms === 'studio') return 'Студия';
  return euro ? EURO[rooms] : numbered(rooms, 'комнатная');
}

/** Title of a lot in a list: «Евродвухкомнатная, 48,4 м²». */
export function lotTitle(lot: TitledLot): string {
  return `${roomsTitle(lot)}, ${formatArea(lot.area)}`;
}

/** Title of a lot's page: «2-комнатная квартира, 63,6 м²»; a studio is no «квартира». */
export function lotPageTitle(lot: TitledLot): string {
  const noun = lot.rooms === 'studio' ? '' : ' квартира';
  return `${roomsTitle(lot)}${noun}, ${formatArea(lot.area)}`;
}

/** Lots of one number of rooms in a filter: «Студии», «2-комнатные», «4-комнатные и больше». */
export function roomsFilterTitle(rooms: Rooms): string {
  if (rooms === 'studio') return 'Студии';
  return numbered(rooms, 'комнатные') + (rooms === '4' ? ' и\u00a0больше' : '');
}

/** Number of rooms on a chip beside others: «Студия», «2», «4+». */
export function roomsChipTitle(rooms: Rooms): string {
  if (rooms === 'studio') return 'Студия';
  return rooms === '4' ? '4+' : rooms;
}
