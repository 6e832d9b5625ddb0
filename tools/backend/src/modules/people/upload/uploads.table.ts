import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { UploadOwnerKind, UploadState, UploadType } from './types.ts';

/** Files from visitors; their bytes stand in the store of files, `uploads/{guid}`. */
export const uploads = pgTable(
  'uploads',
  {
    guid: uuid('guid').primaryKey(),
    ownerKind: text('owner_kind').$type<UploadOwnerKind>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    /** What the file is of its owner: «passport». */
    kind: text('kind').notNull(),
    /** Whose document it is, from 0; `null` where it belongs to all. */
    participant: smallint('participant'),
    /** As the visitor named it, without the path and the extension. */
    name: text('name').notNull(),
    /** Bytes that were announced. */
    size: integer('size').notNull(),
    /** Bytes that have come. */
    received: integer('received').notNull(),
    state: text('state').$type<UploadState>().notNull(),
    /** `null` until the content was looked at. */
    type: text('type').$type<UploadType>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the last bytes came. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('uploads_owner').on(table.ownerKind, table.ownerId),
    index('uploads_left').on(table.state, table.changedAt),
  ],
);
