import { formatArea, formatMoney } from '@m30/ui-kit/format';
import { statusTitle } from '../lot-card/lot-status.ts';
import { roomsTitle } from '../../store/objects/lot-title.ts';
import type { FloorFlat } from './FloorPlan.tsx';

/** Rooms of a flat in two characters: «С», «2», «3Е». */
export function flatSign({ rooms, euro }: Pick<FloorFlat, 'rooms' | 'euro'>): string {
  if (rooms === 'studio') return 'С';
  return euro ? `${rooms}Е` : rooms;
}

/** «свободна», «забронирована», «продана», … */
export function statusWord(status: FloorFlat['status']): string {
  return (statusTitle(status) ?? 'Свободна').toLowerCase();
}

/** A flat as it is spoken: «Кв. 57, 2-комнатная, 58,4 м², этаж 8, свободна, 9 400 000 ₽». */
export function flatName(flat: FloorFlat, floor: number): string {
  return [
    `Кв.\u00a0${flat.number}`,
    roomsTitle(flat).toLowerCase(),
    formatArea(flat.area),
    `этаж ${floor}`,
    statusWord(flat.status),
    ...(flat.price === null ? [] : [formatMoney(flat.price)]),
  ].join(', ');
}
