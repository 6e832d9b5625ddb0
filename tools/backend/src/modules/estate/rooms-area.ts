import type { RoomArea } from './types.ts';

/**
 * m² of the floor of a flat's rooms, to a tenth. Balconies are no rooms; the area of a lot holds their reduced share, so that it is
 * not found by subtraction.
 */
export function roomsArea(rooms: readonly RoomArea[]): number {
  return Math.round(rooms.reduce((sum, { area }) => sum + area, 0) * 10) / 10;
}
