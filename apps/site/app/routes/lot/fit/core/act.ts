import { findSpot } from './find-spot.ts';
import { MOST_ITEMS, nameItems, rectOf, SIZE, turned, type Item } from './item.ts';
import { cleanName, isSize, writeItem } from './item-text.ts';
import { roomOf, type Plan } from './plan.ts';
import { OWN, presetOf } from './presets.ts';
import { within } from './snap.ts';

/** What has come of a form: things in their new places and the one that it was about, or why not. */
export type Acted = { items: Item[]; chosen: number | null } | { error: string };

/** Fields of an item in the table; their names end with its place. */
export type ItemField = 'width' | 'depth' | 'room' | 'left' | 'top';

export const fieldName = (field: ItemField, at: number) => `${field}.${at}`;

/**
 * Does what the form of the page asks for, on the server as in the browser: `do` is `add.krovat`, `add.svoe`, `turn.2`, `remove.2` or `apply`.
 * @returns `null` where nothing is asked for
 */
export function act(plan: Plan, items: readonly Item[], sent: URLSearchParams): Acted | null {
  const asked = sent.get('do');
  if (asked === null) return null;
  const [verb = '', what = ''] = asked.split('.');
  const edited = items.map((item, at) => editItem(plan, item, at, sent));
  const wrong = edited.findIndex((item) => item === null);
  if (wrong >= 0) return { error: `${nameItems(items)[wrong]?.name ?? ''}: ${SIZES}` };
  const known = edited.filter((item) => item !== null);
  const at = Number(what);
  switch (verb) {
    case 'add':
      return addItem(plan, known, what, sent);
    case 'turn':
      return {
        items: known.map((item, place) => (place === at ? within(plan, turned(item)) : item)),
        chosen: at,
      };
    case 'remove':
      return { items: known.filter((_, place) => place !== at), chosen: null };
    default: {
      const changed = known.findIndex((item, place) => !isSame(item, items[place]));
      return { items: known, chosen: changed < 0 ? null : changed };
    }
  }
}

const isSame = (one: Item, other: Item | undefined) =>
  other !== undefined && writeItem(one) === writeItem(other);

const SIZES = `ширина и глубина от ${SIZE.least} до ${SIZE.most} см`;

function addItem(plan: Plan, items: Item[], kind: string, sent: URLSearchParams): Acted {
  if (items.length >= MOST_ITEMS) return { error: `На плане уже ${MOST_ITEMS} предметов` };
  const preset = presetOf(kind);
  if (!preset && kind !== OWN) return { error: 'Такого предмета нет' };
  const width = preset?.width ?? wholeOf(sent.get('width'));
  const depth = preset?.depth ?? wholeOf(sent.get('depth'));
  if (!isSize(width) || !isSize(depth)) return { error: `Своя мебель: ${SIZES}` };
  const name = preset ? '' : cleanName(sent.get('name') ?? '');
  const room = roomAt(plan, sent.get('room'));
  const item = findSpot(plan, items, { kind, name, width, depth }, room);
  return { items: [...items, item], chosen: items.length };
}

/** The item as its fields have it; `null` where a size is none. */
function editItem(plan: Plan, item: Item, at: number, sent: URLSearchParams): Item | null {
  const read = (field: ItemField) => sent.get(fieldName(field, at));
  const number = (field: ItemField, known: number) => {
    const text = read(field);
    return text === null || text.trim() === '' ? known : wholeOf(text);
  };
  const width = number('width', item.width);
  const depth = number('depth', item.depth);
  if (!isSize(width) || !isSize(depth)) return null;
  const now = roomOf(plan, rectOf(item));
  const corner = cornerOf(plan, now);
  const next = cornerOf(plan, roomAt(plan, read('room')) ?? now);
  const left = next.left + number('left', item.left - corner.left);
  const top = next.top + number('top', item.top - corner.top);
  return [left, top].every(Number.isFinite)
    ? within(plan, { ...item, width, depth, left, top })
    : { ...item, width, depth };
}

/** Top left corner of a room, that places in the table are measured from; of the plan for what stands in no room. */
export function cornerOf({ rooms }: Pick<Plan, 'rooms'>, room: number) {
  const boxes = rooms[room]?.boxes ?? [{ left: 0, top: 0 }];
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
  };
}

function roomAt({ rooms }: Plan, text: string | null): number | undefined {
  const at = text === null || text === '' ? -1 : Number(text);
  return rooms[at] ? at : undefined;
}

/** NaN for what is no whole number. */
const wholeOf = (text: string | null): number =>
  text !== null && /^\s*-?\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
