import type { Services } from '../../../kernel/services.ts';
import { lotName } from '../../catalogue/lot/lot-words.ts';
import type { AppointmentRow } from './book-appointment.ts';
import type { AppointmentKind } from './types.ts';

type Known = Pick<Services, 'catalogue' | 'content'>;

/** Alias of the office that the showroom is in. */
export const SHOWROOM = 'kurskaya';

/** An appointment with the lot that its order is about. */
export interface AboutLot {
  readonly row: AppointmentRow;
  /** Key of the lot; `null` for a visit about no order. */
  readonly lot: string | null;
}

const WORDS: Readonly<Record<AppointmentKind, { alone: string; of: string }>> = {
  acceptance: { alone: 'Осмотр', of: 'Осмотр' },
  keys: { alone: 'Выдача ключей', of: 'Ключи' },
  showroom: {
    alone: 'Визит в\u00a0шоурум',
    of: 'Шоурум',
  },
};

/** What a meeting is: «Осмотр: квартира № 57, «Канал 9»». */
export function appointmentTitle({ catalogue }: Known, { row, lot }: AboutLot): string {
  const placed = lot === null ? undefined : catalogue.snapshot.placed.get(lot);
  const { alone, of } = WORDS[row.kind];
  return placed ? `${of}: ${lotName(placed)}` : alone;
}

/** Where a meeting is: the house, or the office of the showroom. */
export function appointmentAddress(services: Known, { row, lot }: AboutLot): string {
  if (row.kind === 'showroom') return showroomOf(services).address;
  const placed = lot === null ? undefined : services.catalogue.snapshot.placed.get(lot);
  if (!placed) return '';
  const { complex, building } = placed;
  return `${complex.address}, ${building.name.toLowerCase()}`;
}

/** Place of a meeting on the map, latitude and longitude. */
export function appointmentPoint(services: Known, { row, lot }: AboutLot): [number, number] | null {
  if (row.kind === 'showroom') return [...showroomOf(services).coordinate];
  const placed = lot === null ? undefined : services.catalogue.snapshot.placed.get(lot);
  return placed ? [placed.complex.lat, placed.complex.lon] : null;
}

/** Page on which a meeting can be changed. */
export const appointmentHref = ({ kind, orderGuid }: AppointmentRow): string =>
  kind === 'showroom' || orderGuid === null ? '/lk/showroom' : `/lk/acceptance/${orderGuid}`;

/** The office that the showroom is in. */
export function showroomOf({ content }: Pick<Services, 'content'>) {
  const { offices } = content.library;
  const office = offices.find(({ alias }) => alias === SHOWROOM) ?? offices[0];
  if (!office) throw new Error('the company has no office');
  return office;
}
