import * as v from 'valibot';

/** How the visitor agreed to the processing of personal data, stored with the lead. */
export const LeadConsentSchema = v.strictObject({
  mode: v.picklist(['default', 'explicit']),
  /** Version of the consent text that was shown, a date. */
  version: v.pipe(v.string(), v.isoDate()),
});
