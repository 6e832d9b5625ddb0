import * as v from 'valibot';

/** What a visitor may agree to, each apart from the others. */
export const CONSENT_KINDS = ['processing', 'marketing', 'banks'] as const;

/** Processing of personal data, letters and messages that advertise, or a questionnaire that goes to banks. */
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** How the visitor agreed to the processing of personal data, stored with the lead. */
export const LeadConsentSchema = v.strictObject({
  /** `explicit`: a box that the visitor has ticked. `default`: sending was the consent, or the box was ticked ahead. */
  mode: v.picklist(['default', 'explicit']),
  /** Version of the consent texts that were shown, a date. */
  version: v.pipe(v.string(), v.isoDate()),
  /** What was agreed to; processing alone where nothing is said. */
  kinds: v.optional(v.pipe(v.array(v.picklist(CONSENT_KINDS)), v.maxLength(CONSENT_KINDS.length))),
});
