import * as v from 'valibot';
import type { Mistake } from '../../import/types.ts';
import type { ItemDraft, Reading } from '../shape/adapter.ts';
import {
  BuildingItemSchema,
  ComplexItemSchema,
  LotItemSchema,
  type BuildingItem,
  type ComplexItem,
  type LotItem,
} from '../shape/import-shape.ts';
import { UnreadableFile } from '../shape/unreadable-file.ts';

/** Lots that a file may name. */
const MOST_LOTS = 200_000;
/** Mistakes that are reported; a file of another kind would have as many as it has lines. */
const MOST_MISTAKES = 500;

/** All that a file says, checked thing by thing. */
export interface Gathered {
  complexes: Map<string, ComplexItem>;
  /** By `{complex}/{building}`. */
  buildings: Map<string, BuildingItem>;
  lots: Map<string, LotItem>;
  mistakes: Mistake[];
  notes: string[];
}

/** Reads to the end, or to the place that stops it: then the last mistake says why, and nothing of the file is taken over. */
export async function gather(readings: AsyncIterable<Reading>): Promise<Gathered> {
  const gathered: Gathered = {
    complexes: new Map(),
    buildings: new Map(),
    lots: new Map(),
    mistakes: [],
    notes: [],
  };
  const ownTexts = createTexts();
  try {
    for await (const reading of readings) {
      if ('mistake' in reading) gathered.mistakes.push(reading.mistake);
      else if ('note' in reading) gathered.notes.push(reading.note);
      else take(gathered, reading.item, ownTexts);
      if (gathered.lots.size > MOST_LOTS) {
        throw new UnreadableFile(`в файле больше ${MOST_LOTS} лотов`);
      }
      if (gathered.mistakes.length >= MOST_MISTAKES) {
        throw new UnreadableFile(`ошибок уже ${MOST_MISTAKES}, дальше файл не читается`);
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    gathered.mistakes.push({ line: error.line, id: null, field: null, reason: error.message });
  }
  return gathered;
}

function take(
  gathered: Gathered,
  item: ItemDraft,
  ownTexts: (lot: LotItem) => Partial<LotItem>,
): void {
  if (item.kind === 'complex') {
    const checked = check(ComplexItemSchema, item, gathered);
    if (checked) gathered.complexes.set(checked.alias, checked);
  } else if (item.kind === 'building') {
    const checked = check(BuildingItemSchema, item, gathered);
    if (checked) gathered.buildings.set(`${checked.complex}/${checked.alias}`, checked);
  } else {
    const lot = check(LotItemSchema, item, gathered);
    if (!lot) return;
    const before = gathered.lots.get(lot.id);
    if (before) {
      const reason = `уже назван в строке ${before.line}`;
      gathered.mistakes.push({ line: lot.line, id: lot.id, field: 'id', reason });
    } else gathered.lots.set(lot.id, { ...lot, ...ownTexts(lot) });
  }
}

/**
 * Makes texts that are no parts of the file any more, those that many lots share once: a part of a text holds all of it in memory, and a
 * file of 100,000 lots is large.
 */
function createTexts() {
  const shared = new Map<string, string>();
  const own = (text: string) => Buffer.from(text).toString();
  const once = (text: string) => {
    const known = shared.get(text) ?? own(text);
    if (shared.size < 10_000) shared.set(known, known);
    return known;
  };
  return ({ complex, building, plan, label }: LotItem): Partial<LotItem> => ({
    ...(complex !== undefined && { complex: once(complex) }),
    ...(building !== undefined && { building: once(building) }),
    ...(plan !== undefined && { plan: own(plan) }),
    ...(label !== undefined && { label: own(label) }),
  });
}

function check<Schema extends v.GenericSchema>(
  schema: Schema,
  item: ItemDraft,
  { mistakes }: Gathered,
): v.InferOutput<Schema> | null {
  const { success, output, issues } = v.safeParse(schema, item);
  if (success) return output;
  const id = 'id' in item && typeof item.id === 'string' && item.id ? item.id : null;
  for (const issue of issues) {
    const said = typeof issue.input === 'string' ? `«${issue.input.slice(0, 40)}»: ` : '';
    const reason = `${said}${issue.message}`;
    mistakes.push({ line: item.line, id, field: v.getDotPath(issue), reason });
  }
  return null;
}
