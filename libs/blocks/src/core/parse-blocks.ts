import * as v from 'valibot';
import { FrameSchema, type Frame } from './frame.schema.ts';
import { during, MAX_DEPTH, pathWithin } from './nested/parsing.ts';
import { plainJson } from './plain-json.ts';
import { NOTE, typesOf, type DroppedBlock, type ParsedBlock } from './parsed-block.ts';

export type { DroppedBlock, ParsedBlock } from './parsed-block.ts';

export interface ParseOptions {
  /** Told about each block that is left out. */
  onDrop?: ((dropped: DroppedBlock) => void) | undefined;
  /**
   * Puts a note for editors where a block was left out.
   * @default false
   */
  preview?: boolean | undefined;
}

/** Parses the opaque blocks of one page. */
export type ParseBlocks = (opaque: readonly unknown[], options?: ParseOptions) => ParsedBlock[];

/** What the parser needs to know of a block. */
export interface BlockShape {
  readonly type: string;
  readonly schema: v.GenericSchema<object, object>;
}

/** Where a list of blocks stands: the path of its blocks, and how deep. */
interface Place {
  readonly path: string;
  readonly depth: number;
}

/**
 * Makes the parser of a list of blocks. A block that is unknown or malformed is left out and reported,
 * the others stand, within another block as well; the parser never throws, whatever it is given.
 */
export function parserOf(shapes: readonly BlockShape[]): ParseBlocks {
  const byType = new Map(shapes.map((shape) => [shape.type, shape]));

  function parse(opaque: readonly unknown[], options: ParseOptions, place: Place): ParsedBlock[] {
    return Array.from(opaque).flatMap((block, index): ParsedBlock[] => {
      const type = typeOf(block);
      const path = place.path + index;
      const drop = (reason: DroppedBlock['reason'], issues: readonly string[]) => {
        const dropped = { index: Number.parseInt(path), path, type, reason, issues };
        options.onDrop?.(dropped);
        return options.preview ? [{ type: NOTE, props: dropped }] : [];
      };
      const shape = byType.get(type);
      if (!shape) return drop('unknown', [`no block has the type «${type.slice(0, 80)}»`]);
      if (place.depth > MAX_DEPTH) return drop('deep', [`deeper than ${MAX_DEPTH} blocks`]);

      const needs = new Set<string>();
      const within = (list: readonly unknown[], whole: unknown) => {
        const found = pathWithin(whole, list);
        const below = { path: `${path}.${found && `${found}.`}`, depth: place.depth + 1 };
        const parsed = parse(list, options, below);
        for (const inner of parsed) for (const need of typesOf(inner)) needs.add(need);
        return parsed;
      };
      const parsed = attempt(shape, block, within);
      if ('issues' in parsed) return drop('invalid', parsed.issues);
      const { props, frame } = parsed;
      const framed = Object.keys(frame).length > 0 && { frame };
      return [{ type, props, ...framed, ...(needs.size > 0 && { needs: [...needs] }) }];
    });
  }

  return (opaque, options = {}) => parse(opaque, options, { path: '', depth: 1 });
}

function typeOf(block: unknown): string {
  const isTyped = typeof block === 'object' && block !== null && Object.hasOwn(block, 'type');
  return isTyped && 'type' in block && typeof block.type === 'string' ? block.type : '';
}

/** Parses a list of blocks that stands within a whole block. */
type ParseWithin = (list: readonly unknown[], whole: unknown) => ParsedBlock[];

type Attempt = { props: object; frame: Frame } | { issues: string[] };

/** A schema may run foreign code (the HTML parser), so that it throws is one more way to be invalid. */
function attempt({ schema }: BlockShape, raw: unknown, within: ParseWithin): Attempt {
  try {
    const block = plainJson(raw);
    const parse = (list: readonly unknown[]) => within(list, block);
    const props = during(parse, () => v.safeParse(schema, block));
    const frame = v.safeParse(FrameSchema, block);
    if (props.success && frame.success) return { props: props.output, frame: frame.output };
    return { issues: [...(props.issues ?? []), ...(frame.issues ?? [])].map(describe) };
  } catch (error) {
    return { issues: [error instanceof Error ? error.message : 'the schema threw'] };
  }
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'block'}: ${issue.message}`;
}
