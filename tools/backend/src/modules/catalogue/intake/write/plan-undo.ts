import { formatDate } from '@m30/ui-kit/format';
import type { LotRow } from '../../snapshot/snapshot.ts';
import type { StoredDifference } from '../../import/types.ts';
import { valueWords } from '../plan/plan-words.ts';
import { LOT_FIELDS, type LotField } from '../plan/present.ts';
import { MADE, type Made } from './to-differences.ts';
import type { LotUpdate } from './write-changes.ts';

/** What takes an import back, or why it cannot be. */
export interface UndoPlan {
  updates: LotUpdate[];
  /** Keys of what goes: of lots their guids. */
  remove: Record<Made, string[]>;
  refusals: string[];
}

/** Columns that an undoing restores. */
const RESTORED = new Set<string>([...LOT_FIELDS, 'planId']);

/**
 * Turns what an import did around. It refuses where somebody has gone on from there: a lot that was sold or is held, a value that is
 * another one by now.
 */
export function planUndo(
  differences: readonly StoredDifference[],
  lots: readonly LotRow[],
  heldUntil: ReadonlyMap<string, Date>,
): UndoPlan {
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  const updates = new Map<string, LotUpdate>();
  const plan: UndoPlan = {
    updates: [],
    remove: { lot: [], section: [], level: [], building: [], complex: [], plan: [] },
    refusals: [],
  };
  for (const { id, field, before, after } of differences) {
    const lot = byId.get(id);
    if (field === 'lot') {
      const refusal = lot && refusalOf(lot, after, heldUntil.get(lot.guid));
      if (refusal) plan.refusals.push(refusal);
      else if (lot) plan.remove.lot.push(lot.guid);
    } else if (isMade(field)) plan.remove[field].push(id);
    else if (!lot) plan.refusals.push(`лота ${id} больше нет`);
    else if (RESTORED.has(field)) {
      const now = lot[field as LotField];
      const until = heldUntil.get(lot.guid);
      if (now !== after) plan.refusals.push(changedWords(id, field as LotField, now, after));
      else if (until && field === 'status') plan.refusals.push(heldWords(id, until));
      const update = updates.get(id) ?? { guid: lot.guid, values: {} };
      Object.assign(update.values, { [field]: before });
      if (field === 'price') update.reason = 'отмена изменения';
      updates.set(id, update);
    }
  }
  plan.updates = [...updates.values()];
  return plan;
}

const isMade = (field: string): field is Made => MADE.some((one) => one === field);

function refusalOf(lot: LotRow, after: unknown, until: Date | undefined): string | null {
  if (until) return heldWords(lot.id, until);
  if (lot.status === after) return null;
  const words = [String(after), lot.status].map((status) => valueWords('status', status));
  return `лот ${lot.id}: статус после импорта стал другим (${words.join(' → ')})`;
}

const heldWords = (id: string, until: Date) =>
  `лот ${id} забронирован покупателем до ${formatDate(until, 'fullInSentence')}`;

function changedWords(id: string, field: LotField, now: unknown, after: unknown): string {
  const words = [after, now].map((value) => valueWords(field, value as string | number | null));
  return `лот ${id}: с тех пор изменилось ещё раз (${words.join(' → ')})`;
}
