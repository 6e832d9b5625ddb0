import * as v from 'valibot';
import { FrameSchema, type Frame } from './frame.schema.ts';
import { during, MAX_DEPTH, pathWithin } from './parsing.ts';
import { plainJson } from './plain-json.ts';
import type { Path } from './repair/cut.ts';
import { repair, type Complaint } from './repair/repair.ts';
import {
  NOTE,
  typesOf,
  type DroppedBlock,
  type MendedBlock,
  type ParsedBlock,
} from './parsed-block.ts';

export type { DroppedBlock, MendedBlock, ParsedBlock } from './parsed-block.ts';

export interface ParseOptions {
  /** Called with each block that is left out. */
  onDrop?: ((dropped: DroppedBlock) => void) | undefined;
  /** Called with each block that is shown without some of its data, because that was wrong: for editors. */
  onWarn?: ((mended: MendedBlock) => void) | undefined;
  /**
   * Puts a note for editors where a block was left out, or before one that is shown in part.
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
 * Makes the parser of a list of blocks. A block that is unknown, or lacks what it cannot be without, is left out and reported, the
 * others stand, within another block as well. An optional field or an item of a list that is wrong is left out alone. The parser never
 * throws, whatever it is given.
 */
export function parserOf(shapes: readonly BlockShape[]): ParseBlocks {
  const byType = new Map(shapes.map((shape) => [shape.type, shape]));

  function parse(opaque: readonly unknown[], options: ParseOptions, place: Place): ParsedBlock[] {
    return Array.from(opaque).flatMap((block, index): ParsedBlock[] => {
      const type = typeOf(block);
      const path = place.path + index;
      const about = { index: Number.parseInt(path), path, type };
      const note = (props: object) => (options.preview ? [{ type: NOTE, props }] : []);
      const drop = (reason: DroppedBlock['reason'], issues: readonly string[]) => {
        const dropped = { ...about, reason, issues };
        options.onDrop?.(dropped);
        return note(dropped);
      };
      const shape = byType.get(type);
      if (!shape) return drop('unknown', [`no block has the type «${type.slice(0, 80)}»`]);
      if (place.depth > MAX_DEPTH) return drop('deep', [`deeper than ${MAX_DEPTH} blocks`]);

      const read = attempt(shape, block, (list, whole, original) => {
        // A block may be read more than once: what those within it say counts when it is taken.
        const reports: (() => void)[] = [];
        const found = original(pathWithin(whole, list)).join('.');
        const below = { path: `${path}.${found && `${found}.`}`, depth: place.depth + 1 };
        const { onDrop, onWarn, preview } = options;
        const parsed = parse(
          list,
          {
            onDrop: (dropped) => reports.push(() => onDrop?.(dropped)),
            onWarn: (mended) => reports.push(() => onWarn?.(mended)),
            preview,
          },
          below,
        );
        return { parsed, reports };
      });
      if ('issues' in read) return drop('invalid', read.issues);
      const { props, frame, within, left } = read;
      for (const report of within.flatMap(({ reports }) => reports)) report();
      const mended = { ...about, reason: 'mended', issues: left } as const;
      if (left.length > 0) options.onWarn?.(mended);
      const needs = new Set(within.flatMap(({ parsed }) => parsed.flatMap(typesOf)));
      return [
        ...(left.length > 0 ? note(mended) : []),
        {
          ...{ type, props },
          ...(Object.keys(frame).length > 0 && { frame }),
          ...(needs.size > 0 && { needs: [...needs] }),
        },
      ];
    });
  }

  return (opaque, options = {}) => parse(opaque, options, { path: '', depth: 1 });
}

function typeOf(block: unknown): string {
  const isTyped = typeof block === 'object' && block !== null && Object.hasOwn(block, 'type');
  return isTyped && 'type' in block && typeof block.type === 'string' ? block.type : '';
}

/** A list of blocks within a block: what it holds, and what is to be said of it. */
interface Within {
  parsed: ParsedBlock[];
  reports: readonly (() => void)[];
}

/** Parses a list of blocks that stands within a whole block. */
type ParseWithin = (
  list: readonly unknown[],
  whole: unknown,
  original: (path: Path) => Path,
) => Within;

type Attempt =
  { props: object; frame: Frame; within: Within[]; left: string[] } | { issues: string[] };

/** A schema may run foreign code (the HTML parser), so that it throws is one more way to be invalid. */
function attempt({ schema }: BlockShape, raw: unknown, parseWithin: ParseWithin): Attempt {
  try {
    const repaired = repair(plainJson(raw), (block, original) => {
      const within: Within[] = [];
      const parse = (list: readonly unknown[]) => {
        const inner = parseWithin(list, block, original);
        within.push(inner);
        return inner.parsed;
      };
      const props = during(parse, () => v.safeParse(schema, block));
      const frame = v.safeParse(FrameSchema, block);
      return props.success && frame.success
        ? { output: { props: props.output, frame: frame.output, within } }
        : { complaints: [...(props.issues ?? []), ...(frame.issues ?? [])].map(complaintOf) };
    });
    if ('complaints' in repaired) return { issues: repaired.complaints.map(describe) };
    return { ...repaired.output, left: repaired.left.map(describe) };
  } catch (error) {
    return { issues: [error instanceof Error ? error.message : 'the schema threw'] };
  }
}

const complaintOf = (issue: v.BaseIssue<unknown>): Complaint => ({
  path: issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? [],
  message: issue.message,
});

const describe = ({ path, message }: Complaint) => `${path.join('.') || 'block'}: ${message}`;
