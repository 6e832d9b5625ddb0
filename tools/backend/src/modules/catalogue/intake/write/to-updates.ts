import { eq } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/database.ts';
import { plans } from '../../../estate/objects.table.ts';
import type { ChangePlan, LotChange } from '../plan/plan-changes.ts';
import type { PresentLot } from '../plan/present.ts';
import type { LotItem } from '../shape/import-shape.ts';
import { planRow } from './new-rows.ts';
import { writePlans } from './write-new.ts';
import type { LotUpdate } from './write-changes.ts';

/** What a flat type says of its flats. */
const OF_PLAN = new Set<string>([
  ...['area', 'livingArea', 'kitchenArea', 'balconyArea', 'rooms', 'bathrooms'],
]);

/**
 * Values to write of the lots that change. A flat whose type was made by an import gets another one where its areas change; a type that was
 * drawn by hand stays.
 */
export async function toUpdates(
  tx: Database,
  { changed, gone }: ChangePlan,
  { closeGone = false }: { closeGone?: boolean | undefined },
): Promise<{ updates: LotUpdate[]; plans: string[] }> {
  const made: string[] = [];
  const updates: LotUpdate[] = [];
  for (const change of changed) {
    const values: LotUpdate['values'] = Object.fromEntries(
      change.changes.map(({ field, after }) => [field, after]),
    );
    if (isPlanned(change)) {
      const row = await nextPlan(tx, change);
      made.push(...(await writePlans(tx, [row])));
      values.planId = row.id;
      change.plan = { before: change.lot.planId, after: row.id };
    }
    updates.push({ guid: change.lot.guid, values, reason: reasonOf(change.lot, values.price) });
  }
  if (closeGone)
    updates.push(...gone.map(({ guid }) => ({ guid, values: { status: 'closed' as const } })));
  return { updates, plans: made };
}

const isPlanned = ({ lot, changes }: LotChange) =>
  lot.planId?.startsWith('import-') === true && changes.some(({ field }) => OF_PLAN.has(field));

async function nextPlan(tx: Database, { lot, changes, line }: LotChange) {
  const [known] = await tx
    .select()
    .from(plans)
    .where(eq(plans.id, lot.planId ?? ''));
  const said = Object.fromEntries(changes.map(({ field, after }) => [field, after ?? undefined]));
  const item = {
    ...{ kind: 'lot', line, id: lot.id, rooms: lot.rooms ?? '1', area: lot.area },
    ...{ euro: known?.euro, roomList: known?.roomList, plan: known?.drawing },
    options: known?.options.filter((option) => option !== 'two-bathrooms'),
    livingArea: lot.livingArea || undefined,
    kitchenArea: lot.kitchenArea ?? undefined,
    balconyArea: lot.balconyArea ?? undefined,
    bathrooms: lot.bathrooms || undefined,
    ...said,
  };
  return planRow(item as LotItem);
}

function reasonOf({ price: before }: PresentLot, after: number | undefined): string | undefined {
  if (after === undefined) return undefined;
  return after > before ? 'повышение цены' : 'снижение цены';
}
