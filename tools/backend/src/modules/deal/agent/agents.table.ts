import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { staffPeople } from '../../staff/person/staff-people.table.ts';

/** Estate agencies that the company has a contract with; who works alone is an agency of one. */
export const agencies = pgTable('agencies', {
  guid: uuid('guid').primaryKey(),
  name: text('name').notNull(),
  /** Ten or twelve digits. */
  inn: text('inn').notNull().unique(),
  /** Number and day of the contract. */
  contract: text('contract').notNull(),
  signedOn: date('signed_on', { mode: 'string' }).notNull(),
  /** Of the price of a deal, hundredths of a per cent: 250 is 2.5 %. */
  percent: integer('percent').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When the contract ended: its agents bring nobody any more. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
});

/** People who bring clients. */
export const agents = pgTable(
  'agents',
  {
    guid: uuid('guid').primaryKey(),
    agencyGuid: uuid('agency_guid')
      .notNull()
      .references(() => agencies.guid),
    lastName: text('last_name').notNull(),
    name: text('name').notNull(),
    /** `+7XXXXXXXXXX`. */
    phone: text('phone').notNull(),
    email: text('email').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('agents_phone')
      .on(table.phone)
      .where(sql`${table.closedAt} is null`),
    index('agents_agency').on(table.agencyGuid),
  ],
);

/** Clients whom agents have registered. */
export const agentClients = pgTable(
  'agent_clients',
  {
    guid: uuid('guid').primaryKey(),
    agentGuid: uuid('agent_guid')
      .notNull()
      .references(() => agents.guid),
    /** `+7XXXXXXXXXX`. */
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    /** What the client looks for, in the agent's words. */
    wish: text('wish').notNull().default(''),
    registeredBy: integer('registered_by').references(() => staffPeople.id, {
      onDelete: 'set null',
    }),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    /** From then on the client is nobody's, whether or not `ended_at` says so yet. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    end: text('end').$type<'expired' | 'released'>(),
    /** Why it was released. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    // However many register a phone at once: it is one agent's.
    uniqueIndex('agent_clients_phone')
      .on(table.phone)
      .where(sql`${table.endedAt} is null`),
    index('agent_clients_agent').on(table.agentGuid, table.registeredAt),
  ],
);

/** What agencies are owed for deals of their clients, written when the contract is signed. */
export const agentCommissions = pgTable(
  'agent_commissions',
  {
    guid: uuid('guid').primaryKey(),
    agentGuid: uuid('agent_guid')
      .notNull()
      .references(() => agents.guid),
    clientGuid: uuid('client_guid').references(() => agentClients.guid, { onDelete: 'set null' }),
    /** Guid and number of the order; a deal is paid for once. */
    dealGuid: uuid('deal_guid').notNull().unique(),
    number: text('number').notNull(),
    /** Kopecks. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** Of the contract on that day, hundredths of a per cent. */
    percent: integer('percent').notNull(),
    /** Kopecks. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    /** The contract of the buyer was terminated before it was paid. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    paidOn: date('paid_on', { mode: 'string' }),
  },
  (table) => [index('agent_commissions_agent').on(table.agentGuid, table.signedAt)],
);
