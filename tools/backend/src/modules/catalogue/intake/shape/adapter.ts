import type { ReadColumn } from '@m30/studio/contract/catalogue/import-column.schema';
import type { Mistake } from '../../import/types.ts';
import type { BuildingItem, ComplexItem, LotItem } from './import-shape.ts';

/** A thing whose values are as the file has them: where one is of another type, the shape refuses it and says where. */
type Draft<Item extends { kind: string; line: number }> = Pick<Item, 'kind' | 'line'> & {
  [Name in Exclude<keyof Item, 'kind' | 'line'>]?: unknown;
};

export type ItemDraft = Draft<ComplexItem> | Draft<BuildingItem> | Draft<LotItem>;

/** One step of reading: a thing, a place that cannot be understood, or a sentence about the file as a whole. */
export type Reading = { item: ItemDraft } | { mistake: Mistake } | { note: string };

/** Which column of a table holds what; the value is the name of a column in `columns.ts`. */
export interface Mapping {
  columns: Readonly<Record<string, string>>;
  /** Headings that somebody has seen and does not take. */
  leftOut?: readonly string[] | undefined;
  /** What every line has, by the name of a column: `{"complex": "Северный"}`. */
  always?: Readonly<Record<string, string>> | undefined;
}

export interface ReadingOptions {
  /** Of a table; guessed from its headings where it is not given. */
  mapping?: Mapping | undefined;
  /** Name of the sheet of a workbook; the first that is shown where it is not given. */
  sheet?: string | undefined;
  /** Told of the mapping that is used and of the columns of the table, whose examples come while it is read. */
  onMapping?: ((mapping: Mapping, columns: readonly ReadColumn[]) => void) | undefined;
}

/**
 * Takes one format apart into things of the shape. It reads as the text comes, keeps no more than one thing of it, and leaves
 * every check of values to the shape. Complexes and buildings come before the lots that stand in them, each once.
 */
export interface Adapter {
  /** As `--format` names it. */
  readonly name: string;
  /** Russian, as the report names it. */
  readonly title: string;
  /** Whether a file that begins so is of this format. */
  recognises(head: string): boolean;
  /** @throws UnreadableFile where reading on makes no sense */
  read(text: AsyncIterable<string>, options: ReadingOptions): AsyncGenerator<Reading>;
}
