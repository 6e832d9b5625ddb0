import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { text } from '../../core/schemas.ts';
import { leadErrors, namedLeadEntries } from '../../deal/lead/lead.schema.ts';
import {
  momentOfViewing,
  ViewingDaySchema,
  viewingErrors,
  ViewingHostSchema,
  viewingKey,
  ViewingLotSchema,
  ViewingPlaceOptionSchema,
  ViewingPlaceSchema,
  ViewingSchema,
} from './viewing.schema.ts';

/** Guid of the lot, or its readable id. */
const lot = v.pipe(text(100), v.nonEmpty('Выберите, что посмотреть'));

/** Times at which a lot is shown, for two weeks, with what is known of a logged-in visitor. */
export const getViewingSlots = defineMethod({
  name: 'Viewing.GetSlots',
  verb: 'GET',
  summary: 'Returns the places, days and times at which a lot is shown',
  input: v.strictObject({
    lot,
    /** @default the first one that is offered */
    place: v.optional(ViewingPlaceSchema),
  }),
  result: v.object({
    lot: ViewingLotSchema,
    places: v.array(ViewingPlaceOptionSchema),
    place: ViewingPlaceSchema,
    /** Who leads the complex; on other days somebody else may be there. */
    host: ViewingHostSchema,
    /** Minutes that a viewing takes. */
    minutes: v.number(),
    days: v.array(ViewingDaySchema),
    /** What to fill in for a buyer who is logged in; `null` for a guest. */
    person: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
  }),
  errors: viewingErrors,
});

/** Books a time: a lead as every form leaves one, and a seat of whoever shows the lot. */
export const bookViewing = defineMethod({
  name: 'Viewing.Book',
  verb: 'POST',
  summary: 'Books a viewing of a lot',
  input: v.strictObject({
    ...namedLeadEntries,
    lot,
    place: ViewingPlaceSchema,
    at: momentOfViewing,
    /** For the letter; without it there is the SMS alone. */
    email: v.optional(
      v.union([v.literal(''), v.pipe(text(254), v.email('Введите адрес почты полностью'))]),
      '',
    ),
  }),
  result: v.object({
    /** The confirmation: HTML. */
    text: v.string(),
    /** `null` where a program filled the trap. */
    viewing: v.nullable(ViewingSchema),
  }),
  errors: { ...leadErrors, ...viewingErrors },
});

/** A viewing by the secret of its link, with the times that it may be moved to. */
export const getViewing = defineMethod({
  name: 'Viewing.Get',
  verb: 'GET',
  summary: 'Returns a viewing by the secret of its link',
  input: v.strictObject({ key: viewingKey }),
  result: v.object({
    viewing: ViewingSchema,
    /** Empty where it can't be changed. */
    days: v.array(ViewingDaySchema),
  }),
  errors: { 404: viewingErrors[404] },
});

/** Moves a viewing, two hours before it at the latest. */
export const moveViewing = defineMethod({
  name: 'Viewing.Move',
  verb: 'POST',
  summary: 'Moves a viewing to another time',
  input: v.strictObject({ key: viewingKey, at: momentOfViewing }),
  result: v.object({ viewing: ViewingSchema }),
  errors: viewingErrors,
});

/** Cancels a viewing, two hours before it at the latest. */
export const cancelViewing = defineMethod({
  name: 'Viewing.Cancel',
  verb: 'POST',
  summary: 'Cancels a viewing',
  input: v.strictObject({ key: viewingKey }),
  result: v.object({ viewing: ViewingSchema }),
  errors: viewingErrors,
});
