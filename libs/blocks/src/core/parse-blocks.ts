import * as v from 'valibot';

/** A block whose data passed its schema; plain JSON, ready for `<Blocks>`. */
export interface ParsedBlock {
  readonly type: string;
  readonly props: object;
}

/** Why a block is not on the page; for the error sink, not for visitors. */
export interface DroppedBlock {
  /** Place in the page's list, from 0. */
  readonly index: number;
  /** `type` as it was found, or an empty string. */
  readonly type: string;
  readonly reason: 'unknown' | 'invalid';
  /** What is wrong, one line each: `items.0.title: Invalid type…`. */
  readonly issues: readonly string[];
}

export interface ParseOptions {
  /** Told about each block that is left out. */
  onDrop?: (dropped: DroppedBlock) => void;
}

/** Parses the opaque blocks of one page. */
export type ParseBlocks = (opaque: readonly unknown[], options?: ParseOptions) => ParsedBlock[];

/** What the parser needs to know of a block. */
export interface BlockShape {
  readonly type: string;
  readonly schema: v.GenericSchema<object, object>;
}

/**
 * Makes the parser of a list of blocks. A block that is unknown or malformed is left out and reported,
 * the others stand; the parser never throws, whatever it is given.
 */
export function parserOf(shapes: readonly BlockShape[]): ParseBlocks {
  const byType = new Map(shapes.map((shape) => [shape.type, shape]));
  return (opaque, { onDrop } = {}) =>
    opaque.flatMap((block, index) => {
      const type = typeOf(block);
      const shape = byType.get(type);
      const parsed = shape ? attempt(shape, block) : null;
      if (parsed && 'props' in parsed) return [{ type, props: parsed.props }];
      onDrop?.({
        index,
        type,
        reason: parsed ? 'invalid' : 'unknown',
        issues: parsed?.issues ?? [`no block has the type «${type}»`],
      });
      return [];
    });
}

function typeOf(block: unknown): string {
  const isTyped = typeof block === 'object' && block !== null && Object.hasOwn(block, 'type');
  return isTyped && 'type' in block && typeof block.type === 'string' ? block.type : '';
}

/** A schema may run foreign code (the HTML parser), so that it throws is one more way to be invalid. */
function attempt({ schema }: BlockShape, block: unknown) {
  try {
    const result = v.safeParse(schema, block);
    return result.success ? { props: result.output } : { issues: result.issues.map(describe) };
  } catch (error) {
    return { issues: [error instanceof Error ? error.message : 'the schema threw'] };
  }
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'block'}: ${issue.message}`;
}
