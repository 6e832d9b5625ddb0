import type { SVGProps } from 'react';
import { rectOf, type Item } from '../core/item.ts';
import { ItemShape } from './ItemShape.tsx';

export interface PlacedItemProps extends SVGProps<SVGGElement> {
  item: Item;
  /** Its place in the list. */
  at: number;
  /** Name, sizes, room and distances. */
  label: string;
  isChosen: boolean;
  /** A finding is about it: a pattern lies over it. */
  isWrong: boolean;
}

/** A thing on the plan, a stop of the Tab key. */
export function PlacedItem({ item, at, label, isChosen, isWrong, ...rest }: PlacedItemProps) {
  const { left, top, width, height } = rectOf(item);
  return (
    <g
      {...rest}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      data-item={at}
      data-wrong={isWrong || undefined}
      transform={`translate(${left} ${top})`}
    >
      <g transform={turnOf(item)}>
        <ItemShape kind={item.kind} width={item.width} depth={item.depth} />
      </g>
      {isWrong && <rect width={width} height={height} data-veil="" />}
      <rect width={width} height={height} data-edge="" />
    </g>
  );
}

/** Turned about its own corner, and put back into the box that it takes. */
function turnOf({ turn, width, depth }: Item): string | undefined {
  switch (turn) {
    case 0:
      return undefined;
    case 90:
      return `translate(${depth} 0) rotate(90)`;
    case 180:
      return `translate(${width} ${depth}) rotate(180)`;
    case 270:
      return `translate(0 ${width}) rotate(270)`;
  }
}
