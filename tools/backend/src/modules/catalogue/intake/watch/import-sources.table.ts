import {
  boolean,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  Every,
  RunOutcome,
  SourceKind,
} from '@m30/studio/contract/catalogue/import-source.schema';
import type { ReadColumn } from '@m30/studio/contract/catalogue/import-column.schema';
import type { PlanPart } from '../plan/plan-words.ts';
import type { Mapping } from '../shape/adapter.ts';
import type { FileMark } from './open/file-mark.ts';

/** The difference that a run has found, as the desk shows it. */
export interface RunReport {
  format: string;
  notes: string[];
  summary: string;
  parts: PlanPart[];
  suspicious: number;
  gone: number;
  /** Of a table: what its columns were taken for. */
  mapping?: Mapping | undefined;
  columns?: readonly ReadColumn[] | undefined;
}

/** Where files of lots come from by themselves; staff declare them. */
export const importSources = pgTable('import_sources', {
  guid: uuid('guid').primaryKey(),
  title: text('title').notNull(),
  kind: text('kind').$type<SourceKind>().notNull(),
  /** Empty for the folder, which is the installation's. */
  url: text('url').notNull(),
  every: text('every').$type<Every>().notNull(),
  /** Hour in Moscow, for `day`. */
  hour: smallint('hour').notNull(),
  /** Writes what is not suspicious without asking. */
  selfApply: boolean('self_apply').notNull(),
  /** Takes lots that the file does not name off sale. */
  closeGone: boolean('close_gone').notNull(),
  /** `null` while it is switched off. */
  dueAt: timestamp('due_at', { withTimezone: true }),
  /** The process that reads it says so again and again; a moment that has passed is one that ended in the middle. */
  busyUntil: timestamp('busy_until', { withTimezone: true }),
  /** Columns of its tables as somebody has confirmed them; `null` before that. */
  mapping: jsonb('mapping').$type<Mapping>(),
  /** It is read no more; its runs stay. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** The file that was read last; it is not read again. */
  seen: jsonb('seen').$type<FileMark>(),
  /** The file that was there at the last look, and may not be whole. */
  growing: jsonb('growing').$type<FileMark>(),
});

/** Every look at a source, and what came of it. */
export const importRuns = pgTable(
  'import_runs',
  {
    guid: uuid('guid').primaryKey(),
    sourceGuid: uuid('source_guid')
      .notNull()
      .references(() => importSources.guid, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    outcome: text('outcome').$type<RunOutcome>().notNull(),
    file: text('file'),
    /** SHA-256 of the file, hexadecimal. */
    digest: text('digest'),
    /** For the staff, in Russian: figures of the difference, or what went wrong. */
    message: text('message').notNull().default(''),
    /** While somebody has to decide, or to mend the file. */
    report: jsonb('report').$type<RunReport>(),
    /** The import that it has written. */
    importGuid: uuid('import_guid'),
  },
  (table) => [index('import_runs_source').on(table.sourceGuid, table.at)],
);
