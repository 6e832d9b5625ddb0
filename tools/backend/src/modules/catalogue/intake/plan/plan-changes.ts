import { formatDate } from '@m30/ui-kit/format';
import { STATUSES } from '../../import/fields.ts';
import type { Mistake } from '../../import/types.ts';
import type { LotItem } from '../shape/import-shape.ts';
import { isPlace } from '../shape/words.ts';
import { findPlaces, type Place, type Places } from './find-places.ts';
import type { Gathered } from './gather.ts';
import { KINDS, type ImportKind } from './kinds.ts';
import { newLevels, refuseLevel, type NewLevel } from './new-levels.ts';
import { LOT_FIELDS, type LotField, type Present, type PresentLot } from './present.ts';
import {
  suspectAreas,
  suspectFloor,
  suspectGone,
  suspectIdentity,
  suspectPrice,
  type Suspicion,
} from './suspicions.ts';

/** One value that changes. */
export interface FieldChange {
  field: LotField;
  before: string | number | null;
  after: string | number | null;
}

export interface LotChange {
  line: number;
  lot: PresentLot;
  changes: FieldChange[];
  /** Flat types before and after, once they are known. */
  plan?: { before: string | null; after: string };
}

export interface NewLot {
  item: LotItem;
  place: Place;
}

/** What a file would do to the database. */
export interface ChangePlan {
  /** Aliases of all complexes of the file in the database, by those of the file. */
  vendors: Places['vendors'];
  complexes: Places['newComplexes'];
  buildings: Places['newBuildings'];
  levels: NewLevel[];
  created: NewLot[];
  changed: LotChange[];
  /** For sale now, in a complex of the file, and not in the file. */
  gone: PresentLot[];
  unchanged: number;
  /** What a file says and a buyer's hold forbids. */
  kept: Suspicion[];
  suspicious: Suspicion[];
  mistakes: Mistake[];
}

/** Compares a file with the database. What a buyer holds, a file does not change the status of. */
export function planChanges(gathered: Gathered, present: Present): ChangePlan {
  const places = findPlaces(gathered, present);
  const plan: ChangePlan = {
    vendors: places.vendors,
    complexes: places.newComplexes,
    buildings: places.newBuildings,
    levels: [],
    created: [],
    changed: [],
    gone: [],
    unchanged: 0,
    kept: [],
    suspicious: [],
    mistakes: [],
  };
  for (const item of plan.complexes) checkComplex(item, plan);
  for (const item of gathered.lots.values()) planLot(item, places.of(item), present, plan);
  plan.levels = newLevels(plan.created, present);
  suspectTwins(plan, present);
  findGone(gathered, places, present, plan);
  return plan;
}

function checkComplex(
  { line, name, coordinate }: Places['newComplexes'][number],
  plan: ChangePlan,
) {
  if (coordinate) return;
  const reason = `новый комплекс «${name}» без координат: без них его нет на карте`;
  plan.mistakes.push({ line, id: null, field: 'coordinate', reason });
}

function planLot(
  item: LotItem,
  place: Place | undefined,
  present: Present,
  plan: ChangePlan,
): void {
  const known = present.lots.get(item.id);
  const suspect = (reason: string | null) => {
    if (reason) plan.suspicious.push({ line: item.line, id: item.id, reason });
  };
  for (const reason of suspectAreas(item)) suspect(reason);
  suspect(suspectFloor(item.floor, place?.floors));
  if (!known) {
    planNew(item, place, plan);
    return;
  }
  const wanted = changesOf(item, known);
  const refusal = refusalOf(item, known, place);
  if (refusal) {
    plan.mistakes.push({ line: item.line, id: item.id, ...refusal });
    return;
  }
  const until = present.heldUntil.get(known.guid);
  const isStatus = ({ field }: FieldChange) => field === 'status';
  const changes = until ? wanted.filter((one) => !isStatus(one)) : wanted;
  if (until && changes.length < wanted.length) {
    plan.kept.push({ line: item.line, id: item.id, reason: heldWords(until) });
  }
  suspect(suspectRelease(changes.find(isStatus)));
  if (changes.length === 0) {
    plan.unchanged += 1;
    return;
  }
  suspect(suspectIdentity(known, item));
  if (item.price !== undefined) suspect(suspectPrice(known.price, item.price));
  plan.changed.push({ line: item.line, lot: known, changes });
}

function planNew(item: LotItem, place: Place | undefined, plan: ChangePlan): void {
  const tell = (field: string, reason: string) =>
    plan.mistakes.push({ line: item.line, id: item.id, field, reason });
  if (!item.type) tell('type', 'новый лот: не сказано, квартира это или что-то другое');
  if (!place) tell('building', 'новый лот: не сказано, в каком он комплексе и корпусе');
  const missing = KINDS[item.type ?? 'flat'].needed.filter((field) => item[field] === undefined);
  for (const field of missing) tell(field, 'новый лот: не указано');
  const noLevel = isPlace(item.type) ? refuseLevel(item.floor) : null;
  if (noLevel) {
    tell('floor', noLevel);
    return;
  }
  if (item.oldPrice && item.price && item.oldPrice <= item.price) {
    tell('oldPrice', 'должна быть выше цены');
  }
  if (item.type && place && missing.length === 0) plan.created.push({ item, place });
}

/** A former price that is not above the new one goes by itself. */
function changesOf(item: LotItem, lot: PresentLot): FieldChange[] {
  const price = item.price ?? lot.price;
  const left = lot.oldPrice !== null && lot.oldPrice > price ? lot.oldPrice : null;
  const oldPrice =
    item.oldPrice === undefined ? (item.price === undefined ? lot.oldPrice : left) : item.oldPrice;
  const wanted = { ...item, price, oldPrice };
  const fields = KINDS[lot.kind as ImportKind]?.fields ?? LOT_FIELDS;
  return fields.flatMap((field) => {
    const [before, after] = [lot[field], wanted[field]];
    return after === undefined || after === before ? [] : [{ field, before, after }];
  });
}

function refusalOf(
  { oldPrice, price, type, floor }: LotItem,
  lot: PresentLot,
  place: Place | undefined,
): { field: string; reason: string } | null {
  if (place && place.buildingId !== lot.buildingId) {
    const reason = `лот стоит в другом корпусе: «${lot.buildingId}», в файле «${place.buildingId}»`;
    return { field: 'building', reason };
  }
  if (type !== undefined && type !== lot.kind) {
    const [known] = KINDS[lot.kind as ImportKind]?.words ?? [lot.kind];
    return {
      field: 'type',
      reason: `под этим номером на сайте ${known}, в файле ${KINDS[type].words[0]}`,
    };
  }
  if (isPlace(lot.kind) && floor !== undefined && floor !== lot.floor) {
    return { field: 'floor', reason: `место стоит на уровне ${lot.floor}, в файле ${floor}` };
  }
  if (oldPrice && oldPrice <= (price ?? lot.price)) {
    return { field: 'oldPrice', reason: 'должна быть выше цены' };
  }
  return null;
}

/** A feed knows nothing of the holds of the site: they are stronger than it. */
const heldWords = (until: Date) =>
  `забронирован покупателем до ${formatDate(until, 'fullInSentence')}, статус остаётся`;

/** A lot with a deal that is offered again. */
function suspectRelease(change: FieldChange | undefined): string | null {
  if (change?.after !== 'free' || (change.before !== 'sold' && change.before !== 'reserved')) {
    return null;
  }
  return `статус «${STATUSES[change.before][0] ?? ''}» → «${STATUSES.free[0] ?? ''}»`;
}

/** Two new lots with one number in a building, or a new one with the number of a lot that is there. */
function suspectTwins({ created, suspicious }: ChangePlan, present: Present): void {
  if (created.length === 0) return;
  const keyOf = (buildingId: string, kind: string, number: number) =>
    `${buildingId} ${kind} ${number}`;
  const first = new Map<string, string>();
  for (const { id, buildingId, kind, number } of present.lots.values()) {
    first.set(keyOf(buildingId, kind, number), id);
  }
  for (const { item, place } of created) {
    if (item.number === undefined || !item.type) continue;
    const key = keyOf(place.buildingId, item.type, item.number);
    const twin = first.get(key);
    if (twin === undefined) first.set(key, item.id);
    else {
      const reason = `номер ${item.number} в этом корпусе уже у лота ${twin}`;
      suspicious.push({ line: item.line, id: item.id, reason });
    }
  }
}

function findGone({ lots }: Gathered, places: Places, present: Present, plan: ChangePlan): void {
  const vendors = new Set([...lots.values()].flatMap((lot) => places.of(lot)?.vendor ?? []));
  const types = new Set([...lots.values()].flatMap(({ type }) => type ?? []));
  let listed = 0;
  for (const lot of present.lots.values()) {
    const vendor = lot.buildingId.slice(0, lot.buildingId.indexOf('/'));
    if (lot.status !== 'free' || !vendors.has(vendor) || !types.has(lot.kind as never)) continue;
    listed += 1;
    if (!lots.has(lot.id)) plan.gone.push(lot);
  }
  const reason = suspectGone(plan.gone.length, listed);
  if (reason) plan.suspicious.push({ line: 0, id: null, reason });
}
