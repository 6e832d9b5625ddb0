import * as v from 'valibot';
import { parseWithin } from './parsing.ts';

/** Blocks within a block, up to 50: each is parsed for itself, and one that is bad is dropped alone. */
export const NestedBlocksSchema = v.pipe(
  v.custom<readonly unknown[]>(Array.isArray, 'is no list of blocks'),
  v.maxLength(50),
  v.metadata({ control: 'blocks' }),
  v.transform(parseWithin),
);
