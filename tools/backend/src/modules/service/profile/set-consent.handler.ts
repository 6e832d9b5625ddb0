import { setConsent } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import * as consent from './set-consent.ts';

export const setConsentHandler = implement(setConsent, async (input, call) => {
  await consent.setConsent(call, input);
  return {};
});
