import { setConsent } from '@m30/api';
import { implement } from '../../core/implement.ts';
import * as consent from '../../domain/consent/set-consent.ts';

/** Answers `setConsent`. */
export const setConsentHandler = implement(setConsent, async (input, call) => {
  await consent.setConsent(call, input);
  return {};
});
