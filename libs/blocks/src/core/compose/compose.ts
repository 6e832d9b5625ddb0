import { typesOf, type ParsedBlock } from '../parsed-block.ts';

/**
 * How the blocks of a page are laid out: `editorial` tells a story with pictures, `guide` an order of actions, `landing` makes one
 * promise and asks for one action.
 */
export type Compose = 'editorial' | 'guide' | 'landing';

/** Blocks that sell: a page with two of them is a landing. */
const SELLING = new Set(['banner', 'calculator', 'countdown', 'form', 'lots', 'map']);

/** What fits a page that does not say: two selling blocks make a landing, steps a guide, anything else is told. */
export function fittingCompose(blocks: readonly ParsedBlock[]): Compose {
  const types = blocks.flatMap(typesOf);
  if (new Set(types.filter((type) => SELLING.has(type))).size > 1) return 'landing';
  return types.includes('steps') ? 'guide' : 'editorial';
}
