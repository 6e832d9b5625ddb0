import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { NothingSchema } from '../core/schemas.ts';
import { StockSchema } from '../content/promo.schema.ts';
import { ContractSchema, StatusSchema } from '../deal/contract.schema.ts';
import { OrderSchema } from '../deal/order.schema.ts';
import { PictureSchema } from '../media/picture.schema.ts';

/** What the buyer has to do before everything else. */
const NextActionSchema = v.object({
  title: v.string(),
  text: v.string(),
  /** ISO instant by which it must be done. */
  deadline: v.nullable(v.string()),
  /** Where it is done, and the words of the button. */
  href: v.string(),
  label: v.string(),
  /** The complex that it is about. */
  picture: v.nullable(PictureSchema),
});

/** A flat of the buyer, and how far its house has come. */
const OwnPremisesSchema = v.object({
  /** Guid of the contract. */
  contract: v.string(),
  number: v.string(),
  title: v.string(),
  place: v.string(),
  status: StatusSchema,
  picture: v.nullable(PictureSchema),
  /** The works of the building by the newest month; `null` where nothing is told of them. */
  works: v.nullable(
    v.object({
      vendor: v.string(),
      /** Russian: «Возводим каркас». */
      stage: v.string(),
      /** From 0 to 100. */
      percent: v.number(),
      /** First day of the month that it was told of, ISO. */
      month: v.string(),
    }),
  ),
  /** «IV квартал 2027». */
  handover: v.string(),
});

/** A row of «Ближайшее»: a visit, a deadline, a payment. */
const ComingSchema = v.object({
  id: v.string(),
  /** ISO instant. */
  at: v.string(),
  /** Only the day is known, by which it must be done. */
  until: v.boolean(),
  title: v.string(),
  note: v.string(),
  href: v.string(),
});

/** A row of another section. */
const RowSchema = v.object({
  id: v.string(),
  title: v.string(),
  note: v.string(),
  href: v.string(),
  unread: v.boolean(),
});

/** Everything that the first page of the account shows. */
const DashboardSchema = v.object({
  next: v.nullable(NextActionSchema),
  /** The most urgent ones at work, and how many there are. */
  orders: v.object({ total: v.number(), at_work: v.number(), items: v.array(OrderSchema) }),
  premises: v.array(OwnPremisesSchema),
  coming: v.array(ComingSchema),
  /** The contract with the next payment. */
  contract: v.nullable(
    v.pick(ContractSchema, ['guid', 'number', 'price', 'paid', 'left', 'next_part']),
  ),
  /** The newest ones, and how many of all were not read. */
  news: v.object({ unread: v.number(), items: v.array(RowSchema) }),
  /** Conversations with the company that go on. */
  tickets: v.object({ open: v.number(), unread: v.number() }),
  stocks: v.array(v.pick(StockSchema, ['alias', 'figure', 'title', 'why', 'to'])),
});

export type Dashboard = v.InferOutput<typeof DashboardSchema>;

/** Returns everything that the first page of the account shows. */
export const getDashboard = defineMethod({
  name: 'LK.GetDashboard',
  verb: 'GET',
  summary: 'Returns everything that the first page of the account shows',
  access: 'buyer',
  input: NothingSchema,
  result: DashboardSchema,
});

/** How much in a section of the account waits for the buyer; sections where nothing does are left out. */
const CounterSchema = v.object({
  /** Address of the section: `/lk/support`. */
  link: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What is counted, in Russian: «новых ответов: 1». */
  label: v.string(),
});

export type Counter = v.InferOutput<typeof CounterSchema>;

/** Counts what waits for the buyer, by the sections of the account's menu. */
export const getCounters = defineMethod({
  name: 'LK.GetCounters',
  verb: 'GET',
  summary: 'Counts what waits for the buyer, by the sections of the account',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ counters: v.array(CounterSchema) }),
});
