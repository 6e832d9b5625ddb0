import * as v from 'valibot';
import { ReadColumnSchema } from './import-column.schema.ts';

/** Where files come from. */
export const SOURCE_KINDS = {
  url: 'адрес в интернете',
  folder: 'папка на сервере',
} as const;

export type SourceKind = keyof typeof SOURCE_KINDS;

/** How often a source is looked at. */
export const EVERY = {
  hour: 'каждый час',
  day: 'раз в день',
  off: 'выключен',
} as const;

export type Every = keyof typeof EVERY;

/**
 * `running`; `unchanged`: nothing to read; `growing`: the file may not be whole yet; `same`: it says what the site says; `waiting`: somebody
 * has to decide; `applied`; `refused`: the file has mistakes; `failed`: there was no file; `interrupted`: the process ended, nothing was
 * written; `dismissed`: somebody has decided against it; `superseded`: a later file was read before anybody had decided.
 */
export const RunOutcomeSchema = v.picklist([
  ...['running', 'unchanged', 'growing', 'same', 'waiting', 'applied'],
  ...['refused', 'failed', 'interrupted', 'dismissed', 'superseded'],
] as const);

export type RunOutcome = v.InferOutput<typeof RunOutcomeSchema>;

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  Object.keys(words) as [Key, ...Key[]];

export const SourceKindSchema = v.picklist(keysOf(SOURCE_KINDS), 'Выберите, откуда брать файл');
export const EverySchema = v.picklist(keysOf(EVERY), 'Выберите, как часто');

/** Part of a difference: «Новые лоты», «Подозрительно», … */
export const PartSchema = v.object({
  title: v.string(),
  count: v.number(),
  /** The first of them, in Russian. */
  lines: v.array(v.string()),
});

/** What a file would change, or has changed. */
export const DifferenceSchema = v.object({
  outcome: v.picklist(['written', 'dry-run', 'same', 'suspicious', 'refused']),
  /** What the file was taken for. */
  format: v.string(),
  /** How it was understood, and what is written though it does not say it. */
  notes: v.array(v.string()),
  summary: v.string(),
  parts: v.array(PartSchema),
  /** Lots of parts of their own. */
  suspicious: v.number(),
  gone: v.number(),
  /** Nothing can be written before the company has a programme that payments are counted by. */
  lacks_programme: v.optional(v.literal(true)),
  /** Of a table, in its order; those that it lacks come last. */
  columns: v.array(ReadColumnSchema),
});

export const RunSchema = v.object({
  guid: v.string(),
  at: v.string(),
  outcome: RunOutcomeSchema,
  file: v.nullable(v.string()),
  /** Figures of the difference, or what went wrong. */
  message: v.string(),
});

export const SourceRowSchema = v.object({
  guid: v.string(),
  title: v.string(),
  kind: SourceKindSchema,
  /** Empty for the folder. */
  url: v.string(),
  every: EverySchema,
  /** Hour in Moscow, for `day`. */
  hour: v.number(),
  self_apply: v.boolean(),
  close_gone: v.boolean(),
  /** When it is looked at next; `null` while it is switched off. */
  due_at: v.nullable(v.string()),
  running: v.boolean(),
  /** Latest run that tells something; `null` before the first. */
  last: v.nullable(RunSchema),
  /** A difference waits for somebody's decision. */
  waits: v.boolean(),
});

/** Drawings and photos of other servers that files name: how many are on their way, and those that could not be had. */
export const ImportPicturesSchema = v.object({
  waiting: v.number(),
  failed: v.number(),
  /** The first of the failed ones. */
  failures: v.array(
    v.object({
      url: v.string(),
      /** What it is of, in Russian: «Планировка: двухкомнатная, 64 м²». */
      what: v.string(),
      reason: v.string(),
    }),
  ),
});

/** Source that is read no more. */
export const DeletedSourceSchema = v.object({
  guid: v.string(),
  title: v.string(),
  deleted_at: v.string(),
});

/** Heading of a table and what it is taken for, in Russian. */
export const ColumnSchema = v.object({ heading: v.string(), meaning: v.string() });

/** A difference that waits, or a table that was refused: other columns may make it one. */
export const WaitingSchema = v.object({
  ...DifferenceSchema.entries,
  outcome: v.picklist(['dry-run', 'refused']),
  run: v.string(),
  file: v.string(),
  /** Its columns were guessed: whoever has it written confirms them. */
  guessed: v.boolean(),
});

export const SourceDetailsSchema = v.object({
  ...SourceRowSchema.entries,
  /** The latest first. */
  runs: v.array(RunSchema),
  waiting: v.nullable(WaitingSchema),
  /** Of tables: the columns that somebody has confirmed; empty before that. */
  columns: v.array(ColumnSchema),
  /** `null` while it is read. */
  deleted_at: v.nullable(v.string()),
});
