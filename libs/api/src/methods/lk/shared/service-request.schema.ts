import * as v from 'valibot';
import { kopecks } from '../../../core/schemas.ts';
import { PremiseSchema } from './premise.schema.ts';

/** How far the order of a service has come. */
const ServiceRequestStateSchema = v.picklist(['sent', 'confirmed', 'done', 'refused', 'cancelled']);

/** What may be ordered in a section of the services. */
export const ServiceOfferSchema = v.object({
  /** Kopecks; `null` where only an estimate tells. */
  price_from: v.nullable(kopecks),
  price_note: v.string(),
  choices: v.array(v.string()),
});

/** A service that the buyer has asked for. */
export const ServiceRequestSchema = v.object({
  guid: v.string(),
  /** «У-10042». */
  number: v.string(),
  /** Id of the section. */
  service: v.string(),
  title: v.string(),
  premise: v.nullable(PremiseSchema),
  /** Where, as the buyer wrote it; empty for premises of an order. */
  address: v.string(),
  choice: v.string(),
  comment: v.string(),
  /** ISO date. */
  wished_on: v.string(),
  state: ServiceRequestStateSchema,
  /** ISO date that the company has promised. */
  planned_on: v.nullable(v.string()),
  /** Agreed, kopecks. */
  price: v.nullable(kopecks),
  /** What the company wrote. */
  note: v.nullable(v.string()),
  /** ISO instant. */
  created_at: v.string(),
});

export type ServiceRequestState = v.InferOutput<typeof ServiceRequestStateSchema>;
export type ServiceRequest = v.InferOutput<typeof ServiceRequestSchema>;
