import type { GenericSchema } from 'valibot';
import type { FormGoal, LeadMethod, LeadPayload } from './forms-port.ts';

/** Text fields of a form by name, as the visitor left them. */
export type LeadValues = Record<string, string>;

/** What the trigger of a form says of it: its `data-*` attributes (title, lead, element, objectId, apartmentGuid, url, …). */
export type LeadData = Readonly<Record<string, string | undefined>>;

/** Where a lead was left, and what for. */
export interface LeadPlace {
  /** Path of the page: `/katalog`. */
  path: string;
  /** Path with its query: `/katalog?rooms=2`. */
  fullPath: string;
  data: LeadData;
}

/** Words around a form's fields; the trigger and the host may say others. */
export interface FormWords {
  /** Heading of the window or of the band. */
  title: string;
  /** A sentence under the heading. */
  lead?: string | undefined;
  /** Words on the button, a verb. */
  submitLabel: string;
}

/** Added to every lead by the core, so a form does not name them. */
type CoreEntries = 'token' | 'consent' | 'marketing' | 'referrer';

/** A lead form without its looks: what it sends, where, and which goal that reaches. */
export interface LeadForm<
  Values extends LeadValues = LeadValues,
  Method extends LeadMethod = LeadMethod,
> {
  /** Name of the form and of its modal: `callRequest`. */
  readonly name: string;
  readonly method: Method;
  /** Goal of the specification, §7, reached by a successful send. */
  readonly goal: FormGoal;
  /** The fields by name, in their order, with what they hold at first. */
  readonly defaults: Values;
  readonly words: FormWords;
  /** Words where the form is a band of a page. */
  readonly inlineWords?: FormWords;
  /** Rules of a validated form; a plain form has none. */
  readonly schema?: GenericSchema<Values>;
  /**
   * What a validated form does while its values break the rules.
   * @default 'disabled'
   */
  readonly whileInvalid?: 'disabled' | 'explained';
  /** The trigger's `url` may name another method to send to (specification, §7). */
  readonly takesUrl?: true;
  /** Builds the method's own part of the payload. */
  payload(values: Values, place: LeadPlace): Omit<LeadPayload<Method>, CoreEntries>;
}

/** Declares a lead form; its fields are checked against the method of the contract. */
export function defineForm<const Method extends LeadMethod, Values extends LeadValues>(
  form: LeadForm<Values, Method>,
): LeadForm<Values, Method> {
  return form;
}
