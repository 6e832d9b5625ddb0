import type * as schema from '../../../estate/premises.table.ts';
import { levelId } from '../plan/new-levels.ts';
import type { ChangePlan, NewLot } from '../plan/plan-changes.ts';
import { isPlace } from '../shape/words.ts';
import { isOwnDrawing, NO_PLAN } from '../shape/placeholders.ts';

type Rows<Table extends { $inferInsert: unknown }> = Table['$inferInsert'][];

/** Guids of new lots by their id. */
type Guids = ReadonlyMap<string, string>;

/** Rows of the new levels: nobody has drawn them. */
export const levelRows = ({ levels }: ChangePlan): Rows<typeof schema.parkingLevels> =>
  levels.map(({ id, vendor, level }) => ({ id, vendor, level, height: 0, drawing: null }));

/** What only premises have, of those among new lots; pages leave out what is 0 or empty. */
export function premisesRows(
  created: readonly NewLot[],
  guids: Guids,
): Rows<typeof schema.premises> {
  return created.flatMap(({ item }) => {
    const lotGuid = guids.get(item.id);
    if (item.type !== 'commercial' || lotGuid === undefined) return [];
    const drawing = isOwnDrawing(item.plan) ? item.plan : NO_PLAN;
    return {
      ...{ lotGuid, drawing, labelledDrawing: drawing, roomList: item.roomList ?? [] },
      purposes: item.purposes ?? [],
      power: item.power ?? 0,
      ownEntrance: item.ownEntrance ?? false,
      ...{ entrance: '', shopWindow: 0, loading: false, rentPerMetre: 0 },
    };
  });
}

/** What only places have, of those among new lots. A car's place of no size is a standard one: a place without a size is a room. */
export function placeRows(
  created: readonly NewLot[],
  guids: Guids,
  numbers: ReadonlyMap<string, number>,
): Rows<typeof schema.places> {
  return created.flatMap(({ item, place }) => {
    const lotGuid = guids.get(item.id);
    if (!isPlace(item.type) || lotGuid === undefined) return [];
    return {
      ...{ lotGuid, levelId: levelId(place.vendor, item.floor ?? 0) },
      label: item.label ?? String(numbers.get(item.id) ?? ''),
      size: item.type === 'parking' ? (item.size ?? 'standard') : null,
      width: item.width ?? 0,
      depth: item.depth ?? 0,
      charging: item.charging ?? false,
      box: null,
    };
  });
}
