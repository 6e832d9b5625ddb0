import * as v from 'valibot';
import { HrefSchema, LineSchema, ModalNameSchema, TextLineSchema } from './fields.ts';

/** A link with its words. */
export const LinkSchema = v.object({ label: LineSchema, link: HrefSchema });

const said = v.optional(TextLineSchema);

/** What a form is told: see `leadTrigger` of `@m30/ui-kit`. */
export const LeadDataSchema = v.object({
  ...{ title: said, lead: said, element: said, objects: said },
  ...{ objectId: said, apartmentGuid: said, url: said },
});

/** Something to press: a link, or a form that opens in a window (its page without JavaScript). */
export const ActionSchema = v.union([
  LinkSchema,
  v.object({
    label: LineSchema,
    /** Name of the modal: `callRequest`, `showroom`, … */
    typeform: ModalNameSchema,
    /** What the form is told: see `leadTrigger` of `@m30/ui-kit`. */
    data: v.optional(
      v.object({
        ...{ title: said, lead: said, element: said, objects: said },
        ...{ objectId: said, apartmentGuid: said, url: said },
      }),
    ),
  }),
]);

export type Link = v.InferOutput<typeof LinkSchema>;
export type Action = v.InferOutput<typeof ActionSchema>;
