import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, guid, integer, kopecks, pageEntries, text } from '../core/schemas.ts';
import { getService } from '../content/service.methods.ts';
import { PremiseSchema } from '../deal/order.schema.ts';

/** How far the order of a service has come. */
const ServiceRequestStateSchema = v.picklist(['sent', 'confirmed', 'done', 'refused', 'cancelled']);

/** What may be ordered in a section of the services. */
const ServiceOfferSchema = v.object({
  /** Kopecks; `null` where only an estimate tells. */
  price_from: v.nullable(kopecks),
  price_note: v.string(),
  choices: v.array(v.string()),
});

/** A service that the buyer has asked for. */
const ServiceRequestSchema = v.object({
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

/** Lists the services and what the buyer has ordered of them, newest first. */
export const getAccountServices = defineMethod({
  name: 'LK.GetServices',
  verb: 'GET',
  summary: 'Lists the services and the buyer’s orders of them',
  access: 'buyer',
  input: v.strictObject({ page: v.optional(integer(1, 10_000), 1) }),
  result: v.object({
    /** Of the first level, each with those below it. */
    sections: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** Kopecks; `null` where only an estimate tells. */
        price_from: v.nullable(kopecks),
        sections: v.array(
          v.object({ id: v.string(), name: v.string(), price_from: v.nullable(kopecks) }),
        ),
      }),
    ),
    requests: v.array(ServiceRequestSchema),
    ...pageEntries,
  }),
});

/** Returns a section of the services with what the form of its order needs. */
export const getAccountService = defineMethod({
  name: 'LK.GetService',
  verb: 'GET',
  summary: 'Returns one service with the form of its order',
  access: 'buyer',
  input: v.strictObject({ id: alias }),
  result: v.object({
    service: getService.result,
    /** `null` where something below it is ordered. */
    offer: v.nullable(ServiceOfferSchema),
    premises: v.array(PremiseSchema),
    /** ISO dates: from which and until which day it may be wished for. */
    first_day: v.string(),
    last_day: v.string(),
  }),
  errors: { 404: 'No section has this id' },
});

/** Orders a service for a day. */
export const sendServiceRequest = defineMethod({
  name: 'LK.SendServiceRequest',
  verb: 'POST',
  summary: 'Orders a service for a day',
  access: 'buyer',
  input: v.strictObject({
    service: alias,
    /** Order whose premises it is for. */
    premise: v.optional(guid),
    /** Where, for premises that are not bought here. */
    address: v.optional(text(300), ''),
    choice: v.optional(text(120), ''),
    comment: v.optional(text(1000), ''),
    /** ISO date. */
    wished_on: v.pipe(v.string('Выберите день'), v.isoDate('Выберите день')),
  }),
  result: v.object({ request: ServiceRequestSchema }),
  errors: {
    404: 'No such service is ordered here, or the buyer has no such order',
    422: 'The day or the choice is none that may be had, or nobody said where',
    429: 'Too many orders of one day',
  },
});

/** Cancels the order of a service that was not done yet. */
export const cancelServiceRequest = defineMethod({
  name: 'LK.CancelServiceRequest',
  verb: 'POST',
  summary: 'Cancels the order of a service',
  access: 'buyer',
  input: v.strictObject({ request: guid }),
  result: v.object({ request: ServiceRequestSchema }),
  errors: {
    404: 'The buyer has no such order of a service',
    409: 'It is done or refused already',
  },
});
