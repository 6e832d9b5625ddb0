import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContractText } from '@m30/api';
import { orders } from '../order/orders.table.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A signature under a text. */
export interface TextSignature {
  /** Serial number of the certificate, hex digits in pairs; where the operator keeps it there is none here. */
  serial?: string;
  /** The certification authority. */
  issuer?: string;
  /** Whose it is: «Савельев Павел Игоревич». */
  owner?: string;
  /** From 0. */
  participant?: number;
  /** ISO instant. */
  at: string;
  /** The embedded operator imitated it. */
  imitated: boolean;
}

/**
 * Texts of contracts that were shown, each by its hash; what is signed stays as it was, whatever the clauses become. The
 * file is the PDF of the text, written when it is first asked for.
 */
export const contractTexts = pgTable(
  'contract_texts',
  {
    /** SHA-256 of the canonical text, hex. */
    hash: text('hash').primaryKey(),
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    /** Which of the order's lots, from 0: a contract each. */
    part: smallint('part').notNull().default(0),
    /** From 1. */
    version: integer('version').notNull(),
    text: jsonb('text').$type<ContractText>().notNull(),
    shownAt: timestamp('shown_at', { withTimezone: true }).notNull(),
    file: bytea('file'),
    /** SHA-256 of the file, hex. */
    fileHash: text('file_hash'),
    /** The buyer went to sign this text; of several the latest is the one. */
    chosenAt: timestamp('chosen_at', { withTimezone: true }),
    signedAt: timestamp('signed_at', { withTimezone: true }),
    signatures: jsonb('signatures').$type<TextSignature[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('contract_texts_version').on(table.orderGuid, table.part, table.version),
    index('contract_texts_file').on(table.fileHash),
  ],
);

/** Contracts of orders that are read and signed together, by the hash that stands for all of them. */
export const contractSets = pgTable(
  'contract_sets',
  {
    /** `setHash` of the texts. */
    hash: text('hash').primaryKey(),
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    /** Hashes in the order of the lots. */
    texts: jsonb('texts').$type<string[]>().notNull(),
  },
  (table) => [index('contract_sets_order').on(table.orderGuid)],
);
