import { examples } from '@m30/api/examples';
import type { Item } from './item.ts';
import { readItem } from './item-text.ts';
import { toPlan, type Plan } from './plan.ts';
import type { Rect } from './rect.ts';

const [example] = examples['Objects.GetPlanGeometry'];
if (!example) throw new Error('no measured plan');
/** The measured flat of the contract's example. */
export const flat = toPlan(example.result);

export const box = (left: number, top: number, width: number, height: number): Rect => ({
  ...{ left, top, width, height },
});

/** A room of 3 by 4 metres behind a hall, a door into it that opens inwards at its left. */
export const plan: Plan = {
  width: 420,
  height: 720,
  rooms: [
    { name: 'Спальня', area: 12, boxes: [box(60, 60, 300, 400)] },
    { name: 'Холл', area: 5, boxes: [box(60, 474, 300, 170)] },
  ],
  doors: [
    {
      box: box(70, 460, 80, 14),
      between: [0, 1],
      leaf: { hinge: { x: 70, y: 467 }, open: { x: 70, y: 387 }, closed: { x: 150, y: 467 } },
    },
    { box: box(200, 644, 90, 34), between: [1, null], leaf: null },
  ],
};

/** An item of its word in an address. */
export const put = (text: string): Item => {
  const item = readItem(text);
  if (!item) throw new Error(`no item is «${text}»`);
  return item;
};
