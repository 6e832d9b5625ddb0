import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';

/** An application for a loan with what each bank has said. */
export const MortgageSchema = v.object({
  guid: v.string(),
  /** «И-10001». */
  number: v.string(),
  /** Who borrows, as the questionnaire says. */
  name: v.string(),
  phone: v.string(),
  order: v.nullable(v.object({ guid: v.string(), number: v.string() })),
  /** ISO instants. */
  sent_at: v.string(),
  banks: v.array(
    v.object({
      bank: v.string(),
      programme: v.string(),
      status: v.picklist(['sent', 'review', 'approved', 'refused']),
      /** Approved loan, kopecks. */
      sum: v.nullable(kopecks),
      /** Per cent a year; `null` where the programme names none. */
      rate: v.nullable(v.number()),
      note: v.nullable(v.string()),
      decided_at: v.nullable(v.string()),
    }),
  ),
});
