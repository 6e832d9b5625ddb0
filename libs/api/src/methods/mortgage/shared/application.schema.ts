import * as v from 'valibot';
import { kopecks } from '../../../core/schemas.ts';

/** What one bank has said so far. */
const BankAnswerSchema = v.object({
  /** Id of the programme: «baltika-standard». */
  programme: v.string(),
  bank: v.string(),
  /** Name of the programme. */
  name: v.string(),
  status: v.picklist(['sent', 'review', 'approved', 'refused']),
  /** A sentence of the bank for the applicant. */
  note: v.nullable(v.string()),
  /** Per cent a year, as approved. */
  rate: v.nullable(v.number()),
  /** Approved loan, kopecks. */
  sum: v.nullable(kopecks),
  /** ISO instant. */
  decidedAt: v.nullable(v.string()),
  /** The bank's page of the application; `null` until the bank has it. */
  url: v.nullable(v.string()),
});

/** An application for a mortgage, to one bank or several. */
export const ApplicationSchema = v.object({
  id: v.string(),
  /** «И-30001». */
  number: v.string(),
  /** ISO instant. */
  sentAt: v.string(),
  banks: v.array(BankAnswerSchema),
});
