import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { StudioResult } from '@m30/studio/contract/client';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';

/** How an entry is listed, but for its name. */
export type About = Omit<StudioResult<'News.List'>['entries'][number], 'id'>;

/** What is about to be written. */
export interface Writing<Body> {
  id: string;
  body: Body;
  /** What stands there now; `null` where it is new. */
  before: Body | null;
  services: Services;
}

/** One kind of content that the staff write: where it is stored, and how a row and its body become each other. */
export interface EntryKind<Table extends PgTable, Body extends Record<string, unknown>> {
  table: Table;
  /** Column of the name. */
  key: PgColumn;
  idOf: (row: Table['$inferSelect']) => string;
  order: readonly (SQL | PgColumn)[];
  /** Kind of the journal: `news`. */
  subject: string;
  /** What the journal says before the title: «Новая новость». */
  words: Readonly<Record<'made' | 'changed' | 'removed', string>>;
  titleOf: (body: Body) => string;
  bodyOf: (row: Table['$inferSelect']) => Body;
  /** Everything of the row; texts are cleaned and typeset after it, unless the kind is `plain`. */
  rowOf: (id: string, body: Body) => Table['$inferInsert'];
  /** Addresses and codes alone, with no words for a reader. @default false */
  plain?: boolean;
  about: (row: Table['$inferSelect'], now: Date) => About;
  /** Page of an entry; `null` where it has none of its own. */
  addressOf?: (id: string, services: Services, about: About) => string | null;
  /** Looks at the rest of the database before something is written. @throws Refused */
  check?: (tx: Database, writing: Writing<Body>) => Promise<void> | void;
  /** What else follows from a row that has just been written, in the same transaction. */
  written?: (tx: Database, row: Table['$inferSelect'], services: Services) => Promise<void>;
  /** Has this process read what was written. @default the content */
  refresh?: (services: Services) => Promise<void>;
}
