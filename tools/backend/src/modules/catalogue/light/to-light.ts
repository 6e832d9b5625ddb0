import type { ResultOf } from '@m30/api/client';
import type { PlanSheet } from '../../media/plan-sheet/plan-parts.ts';
import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import type { RoomShade } from './core/room-shades.ts';
import { windowEnds } from './core/window-ends.ts';
import type { KnownLight } from './light.ts';
import { LIGHT_YEAR, UTC_OFFSET } from './worker/light-job.ts';

type Light = Extract<ResultOf<'Objects.GetLight'>, { state: 'ready' }>;

/** Figures of a flat as the contract has them, its windows on the sheet of its plan. */
export function toLight(
  { buildings }: Pick<Snapshot, 'buildings'>,
  lot: PlacedLot,
  { light, days, coordinate }: KnownLight,
  sheet: Pick<PlanSheet, 'rooms'> | null,
  withDays: boolean,
): Light {
  const rooms = lot.plan.windows ?? [];
  const front = light.rooms
    .flatMap(({ windows }, room) =>
      windows.filter(({ at }) => rooms[room]?.windows[at]?.wall === 'front'),
    )
    .at(0)?.facing;
  const labels = new Set(
    buildings.filter(({ vendor }) => vendor === lot.complex.vendor).map(({ label }) => label),
  );
  const placed = sheet && windowEnds(sheet, rooms, lot.mirrored);
  return {
    state: 'ready',
    year: LIGHT_YEAR,
    coordinate,
    utcOffset: UTC_OFFSET,
    north: (360 - (front ?? 0)) % 360,
    norm: light.norm,
    rooms: light.rooms.map(({ windows, shades, ...room }, of) => ({
      ...room,
      windows: windows.map(({ at, facing }, index) => ({
        ends: placed?.[of]?.[at] ?? null,
        facing,
        ...(withDays && { days: days[of]?.[index] ?? [] }),
      })),
      shades: shades.map((shade) => toShade(shade, lot.building.label, labels)),
    })),
  };
}

function toShade(
  { name, ...shade }: RoomShade,
  own: string,
  labels: ReadonlySet<string>,
): Light['rooms'][number]['shades'][number] {
  if (name === own) return { ...shade, whose: 'own', building: name };
  return labels.has(name)
    ? { ...shade, whose: 'complex', building: name }
    : { ...shade, whose: 'around', building: null };
}
