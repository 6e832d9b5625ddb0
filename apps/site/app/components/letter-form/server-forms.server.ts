import type { Api } from '@m30/api/client';
import { consentTerms, createM30Forms, type FormsPort } from '@m30/forms';
import { readConsentMode } from '@m30/shell/consent';

/** The way to send of a form that was posted without script; it asks for consents as this installation does. */
export const serverForms = (api: Api): FormsPort =>
  createM30Forms(api, { consent: consentTerms(readConsentMode(process.env)) });
