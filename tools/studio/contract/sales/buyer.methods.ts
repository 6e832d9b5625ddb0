import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { guid, requiredText } from '../core/schemas.ts';
import { LeadRowSchema } from './lead.schema.ts';
import { MortgageSchema } from './mortgage.schema.ts';
import { OrderRowSchema } from './order.schema.ts';
import { ViewingSchema } from './viewing.schema.ts';

const BuyerSchema = v.object({
  guid: v.string(),
  name: v.string(),
  /** `+7XXXXXXXXXX`. */
  phone: v.string(),
  email: v.nullable(v.string()),
  /** ISO instant. */
  created_at: v.string(),
});

export const findBuyers = defineStudioMethod({
  name: 'Buyers.Find',
  verb: 'GET',
  summary: 'Finds buyers with an account by a part of the name, the phone or the mailbox',
  right: 'orders.read',
  input: v.strictObject({ text: requiredText(200, 'Напишите имя, телефон или почту') }),
  result: v.object({ buyers: v.array(BuyerSchema) }),
});

export const getBuyer = defineStudioMethod({
  name: 'Buyers.Get',
  verb: 'GET',
  summary:
    'Gives a buyer with orders, leads, viewings, loans and tickets, as far as the role may see each',
  right: 'orders.read',
  input: v.strictObject({ buyer: guid }),
  result: v.object({
    buyer: BuyerSchema,
    orders: v.array(OrderRowSchema),
    /** `null` where the role may not see them. */
    leads: v.nullable(v.array(LeadRowSchema)),
    viewings: v.nullable(v.array(ViewingSchema)),
    mortgages: v.nullable(v.array(MortgageSchema)),
    tickets: v.nullable(
      v.array(
        v.object({
          guid: v.string(),
          number: v.number(),
          title: v.string(),
          open: v.boolean(),
          changed_at: v.string(),
        }),
      ),
    ),
  }),
  errors: { 404: 'There is no such buyer' },
});
