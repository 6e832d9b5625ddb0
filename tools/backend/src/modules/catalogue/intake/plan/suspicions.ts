import { formatArea, formatMoney } from '@m30/ui-kit/format';
import type { LotItem } from '../shape/import-shape.ts';
import { KINDS } from './kinds.ts';
import type { PresentLot } from './present.ts';

/** Something that may be right and is looked at before it is written. */
export interface Suspicion {
  line: number;
  id: string | null;
  /** For the staff, in Russian. */
  reason: string;
}

/** A price that falls by so much, or rises to so many times, is more often a slip than a decision. */
const FALL = 0.6;
const RISE = 2;
/** m² that areas may differ by for rounding. */
const TOLERANCE = 0.6;
/** Share of the lots that go away in one file. */
const MOST_GONE = 0.3;

const move = (before: number, after: number) => Math.round((after / before - 1) * 100);

/** A price that moves too far. */
export function suspectPrice(before: number, after: number): string | null {
  if (after > before * FALL && after < before * RISE) return null;
  const percent = move(before, after);
  const sign = percent < 0 ? '−' : '+';
  return `цена ${sign}${Math.abs(percent)} %: ${formatMoney(before)} → ${formatMoney(after)}`;
}

/** Whether the parts of a lot are more than the whole of it, and whether its area and a m² of it are what its kind has. */
export function suspectAreas(lot: LotItem): string[] {
  const { area, livingArea = 0, kitchenArea = 0, roomList, price } = lot;
  if (area === undefined) return [];
  const rooms = roomList?.reduce((sum, room) => sum + room.area, 0);
  const parts = livingArea + kitchenArea;
  const metre = price === undefined ? null : price / area;
  const bounds = lot.type && KINDS[lot.type];
  return [
    ...(parts > area + TOLERANCE
      ? [`жилая и кухня вместе ${formatArea(parts)}, а вся площадь ${formatArea(area)}`]
      : []),
    ...(rooms !== undefined && rooms > area + TOLERANCE
      ? [`комнаты вместе ${formatArea(rooms)}, а вся площадь ${formatArea(area)}`]
      : []),
    ...(bounds && isOutside(area, bounds.area) ? [`площадь ${formatArea(area)}`] : []),
    ...(bounds && metre !== null && isOutside(metre, bounds.metre)
      ? [`${formatMoney(Math.round(metre))} за м²`]
      : []),
  ];
}

const isOutside = (value: number, [least, most]: readonly [number, number]) =>
  value < least || value > most;

/** A floor that the building does not have. */
export function suspectFloor(floor: number | undefined, floors: number | undefined): string | null {
  if (floor === undefined || floors === undefined || floor <= floors) return null;
  return `этаж ${floor}, а в доме их ${floors}`;
}

/** Another flat than before under the same id. */
export function suspectIdentity(before: PresentLot, after: LotItem): string | null {
  const differ = after.area !== undefined && Math.abs(after.area - before.area) > TOLERANCE;
  if (differ) return `площадь ${formatArea(before.area)} → ${formatArea(after.area ?? 0)}`;
  if (after.rooms !== undefined && before.rooms !== null && after.rooms !== before.rooms) {
    return `комнат ${before.rooms} → ${after.rooms}`;
  }
  if (after.floor !== undefined && after.floor !== before.floor) {
    return `этаж ${before.floor} → ${after.floor}`;
  }
  return null;
}

/** A file that has lost a part of the lots. */
export function suspectGone(gone: number, listed: number): string | null {
  if (gone < 10 || gone <= listed * MOST_GONE) return null;
  return `в файле нет ${gone} лотов из ${listed}, что сейчас продаются: он, похоже, неполный`;
}
