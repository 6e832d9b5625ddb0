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
import type { ReportedCertificate } from '../../../adapters/partner/types.ts';
import { orders } from '../order/orders.table.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * A signature under a text, with its certificate where the operator told it. What was imitated before that was recorded has a made-up
 * serial number, which nobody is shown.
 */
export interface TextSignature extends Partial<ReportedCertificate> {
  /** The company's is `seller`; all others are buyers'. */
  side?: 'seller';
  /** From 0; the company is none. */
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
