import { doorFindings } from './door-findings.ts';
import { overlapFindings, wallFindings } from './find-faults.ts';
import { rectOf, type Item, type Turn } from './item.ts';
import type { Plan } from './plan.ts';
import { presetOf } from './presets.ts';
import { bottomOf, middleOf, rightOf } from './rect.ts';

const STEP = 10;
const TURNS: readonly Turn[] = [0, 90, 270, 180];

type Unplaced = Omit<Item, 'left' | 'top' | 'turn'>;

/**
 * Puts an item where it stands on floor alone and before no door, its back to a wall; where the room has no such place, into its middle.
 * @param room place of the room; `undefined` for one that suits it
 */
export function findSpot(
  plan: Plan,
  items: readonly Item[],
  item: Unplaced,
  room = suitableRoom(plan, item),
): Item {
  const boxes = plan.rooms[room]?.boxes ?? [];
  const known = items.map(rectOf);
  const isFree = (placed: Item) => {
    const rect = rectOf(placed);
    const own = wallFindings(plan, [rect]).length + doorFindings(plan, [rect]).length;
    return (
      own === 0 && overlapFindings([rect, ...known]).every((one) => 'item' in one && one.item > 0)
    );
  };
  for (const box of boxes) {
    for (const turn of TURNS) {
      const { width, height } = rectOf({ ...item, left: 0, top: 0, turn });
      const [right, bottom] = [rightOf(box) - width, bottomOf(box) - height];
      const alongWidth = turn % 180 === 0;
      const spots = alongWidth ? steps(box.left, right) : steps(box.top, bottom);
      for (const at of spots) {
        const left = alongWidth ? at : turn === 90 ? right : box.left;
        const top = !alongWidth ? at : turn === 0 ? box.top : bottom;
        const placed = { ...item, turn, left, top };
        if (left >= box.left && top >= box.top && isFree(placed)) return placed;
      }
    }
  }
  const middle = boxes[0] ? middleOf(boxes[0]) : { x: plan.width / 2, y: plan.height / 2 };
  const left = Math.round(middle.x - item.width / 2);
  return {
    ...item,
    turn: 0,
    left: Math.max(left, 0),
    top: Math.max(Math.round(middle.y - item.depth / 2), 0),
  };
}

/** Place of the room that a thing usually stands in, else of the largest. */
function suitableRoom({ rooms }: Pick<Plan, 'rooms'>, { kind }: Pick<Item, 'kind'>): number {
  const suits = presetOf(kind)?.rooms;
  const named = suits ? rooms.findIndex(({ name }) => suits.test(name)) : -1;
  if (named >= 0) return named;
  const largest = Math.max(...rooms.map(({ area }) => area));
  return rooms.findIndex(({ area }) => area === largest);
}

const steps = (from: number, to: number): number[] =>
  to < from
    ? []
    : [
        ...Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, at) => from + at * STEP),
        to,
      ];
