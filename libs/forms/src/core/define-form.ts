import type { GenericSchema } from 'valibot';
import type { FormGoal, LeadMethod, LeadPayload } from './forms-port.ts';

/** Text fields of a form by name, as the visitor left them. */
export type LeadValues = Record<string, string>;

/** Where a lead was left. */
export interface LeadPlace {
  /** Path of the page: `/katalog`. */
  path: string;
  /** Path with its query: `/katalog?rooms=2`. */
  fullPath: string;
}

/** Added to every lead by the core, so a form does not name them. */
type CoreEntries = 'token' | 'consent' | 'marketing';

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
  readonly defaults: Values;
  /** Rules of a validated form; a plain form has none. */
  readonly schema?: GenericSchema<Values>;
  /** Builds the method's own part of the payload. */
  payload(values: Values, place: LeadPlace): Omit<LeadPayload<Method>, CoreEntries>;
}

/** Declares a lead form; its fields are checked against the method of the contract. */
export function defineForm<const Method extends LeadMethod, Values extends LeadValues>(
  form: LeadForm<Values, Method>,
): LeadForm<Values, Method> {
  return form;
}
