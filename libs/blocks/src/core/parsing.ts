import type { ParsedBlock } from './parsed-block.ts';

/** Blocks within blocks within blocks: deeper nobody could follow the page. */
export const MAX_DEPTH = 3;

/** Parses a list of blocks that stands within the block being parsed. */
export type ParseNested = (list: readonly unknown[]) => ParsedBlock[];

const stack: ParseNested[] = [];

/** Runs a schema with the parser of nested blocks set; schemas are synchronous, so no other page comes between. */
export function during<Result>(parse: ParseNested, run: () => Result): Result {
  stack.push(parse);
  try {
    return run();
  } finally {
    stack.pop();
  }
}

/**
 * Parses a list of blocks that stands within the block being parsed.
 * @throws when no block is being parsed: the schema was used apart from `parseBlocks`
 */
export const parseWithin: ParseNested = (list) => {
  const parse = stack.at(-1);
  if (!parse) throw new Error('Nested blocks are read by parseBlocks alone');
  return parse(list);
};

/** Path of a value within another by its identity; empty where it is not found. */
export function pathWithin(raw: unknown, sought: unknown, depth = 0): readonly string[] {
  if (typeof raw !== 'object' || raw === null || depth > 6) return [];
  for (const [key, value] of Object.entries(raw)) {
    if (value === sought) return [key];
    const below = pathWithin(value, sought, depth + 1);
    if (below.length > 0) return [key, ...below];
  }
  return [];
}
