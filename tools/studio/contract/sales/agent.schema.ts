import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';

export const AgencySchema = v.object({
  guid: v.string(),
  name: v.string(),
  inn: v.string(),
  /** «12-А от 01.11.2026». */
  contract: v.string(),
  signed_on: v.string(),
  /** Of the price of a deal, hundredths of a per cent. */
  percent: v.number(),
  closed: v.boolean(),
});

export const AgentRowSchema = v.object({
  guid: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  agency: AgencySchema,
  /** Clients who are the agent's now. */
  clients: v.number(),
  /** Deals signed, and what is still to be paid for them, kopecks. */
  deals: v.number(),
  owed: kopecks,
  closed: v.boolean(),
});

export const AgentClientSchema = v.object({
  guid: v.string(),
  name: v.string(),
  phone: v.string(),
  wish: v.string(),
  /** ISO instants. */
  registered_at: v.string(),
  expires_at: v.string(),
  /** Colleague who has registered the client. */
  registered_by: v.nullable(v.string()),
  state: v.picklist(['active', 'expired', 'released']),
  /** Why it was released. */
  reason: v.string(),
});

export const CommissionSchema = v.object({
  guid: v.string(),
  /** Order of the client. */
  order: v.string(),
  number: v.string(),
  price: kopecks,
  percent: v.number(),
  amount: kopecks,
  /** ISO instant of the signature. */
  signed_at: v.string(),
  /** ISO date. */
  paid_on: v.nullable(v.string()),
  cancelled: v.boolean(),
});
