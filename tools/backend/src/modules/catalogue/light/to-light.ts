import type { ResultOf } from '@m30/api/client';
import type { SceneWindow } from '@m30/scene';
import type { PlanSheet } from '../../media/plan-sheet/plan-parts.ts';
import type { PlanWindow } from '../../estate/types.ts';
import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import type { RoomShade } from './core/room-shades.ts';
import { modelFiles } from '../drawing-address/model-address.ts';
import { viewAddress, viewVersion } from '../drawing-address/view-address.ts';
import { hourOf } from '../view/worker/view-job.ts';
import { windowEnds } from './core/window-ends.ts';
import type { KnownLight } from './light.ts';
import { LIGHT_YEAR, UTC_OFFSET } from './worker/light-job.ts';

type Light = Extract<ResultOf<'Objects.GetLight'>, { state: 'ready' }>;

/** Figures of a flat as the contract has them, its windows on the sheet of its plan. */
export function toLight(
  { buildings }: Pick<Snapshot, 'buildings'>,
  lot: PlacedLot,
  { light, days, coordinate, rooms: placedRooms, hash }: KnownLight,
  sheet: Pick<PlanSheet, 'rooms'> | null,
): Light {
  const rooms = lot.plan.windows ?? [];
  const [top = 0] = light.rooms.flatMap(({ windows }, room) =>
    windows.map(({ at, facing }) =>
      topOfPlan(rooms[room]?.windows[at]?.wall, facing, lot.mirrored),
    ),
  );
  const labels = new Set(
    buildings.filter(({ vendor }) => vendor === lot.complex.vendor).map(({ label }) => label),
  );
  const version = viewVersion(hash);
  const placed = sheet && windowEnds(sheet, rooms, lot.mirrored);
  return {
    state: 'ready',
    model: modelFiles(lot.complex.vendor, hash).body,
    year: LIGHT_YEAR,
    coordinate,
    utcOffset: UTC_OFFSET,
    north: (360 - top) % 360,
    norm: light.norm,
    rooms: light.rooms.map(({ windows, shades, ...room }, of) => ({
      ...room,
      windows: windows.map(({ at, facing, view }, index) => ({
        picture: viewAddress({ version, lot: lot.id, room: of, window: index, format: 'webp' }),
        hour: hourOf({ facing }),
        view,
        place: placeOf(placedRooms[of]?.windows[index]),
        ends: placed?.[of]?.[at] ?? null,
        facing,
        ...(days && { days: days[of]?.[index] ?? [] }),
      })),
      shades: shades.map((shade) => toShade(shade, lot.building.label, labels)),
    })),
  };
}

/** Where the top of a plan looks, by one of its windows: the facade is there, a side wall a quarter of a turn from it. */
function topOfPlan(
  wall: PlanWindow['wall'] | undefined,
  facing: number,
  mirrored: boolean,
): number {
  if (wall === 'front') return facing;
  const isLeft = (wall === 'left') !== mirrored;
  return (facing + (isLeft ? 90 : 270)) % 360;
}

/** Where a window is in the model, to the centimetre. */
function placeOf(window: SceneWindow | undefined) {
  if (!window) return null;
  const { x, y, z, floor, width, height, reveal, wall } = window;
  return {
    ...{ x: rounded(x), y: rounded(y), z: rounded(z), floor: rounded(floor) },
    ...{ width, height, reveal, wall },
  };
}

const rounded = (metres: number) => Math.round(metres * 100) / 100;

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
