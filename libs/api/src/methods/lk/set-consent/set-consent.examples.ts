import type { MethodExample } from '../../../core/define-method.ts';
import type { setConsent } from './set-consent.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof setConsent>[] = [
  { name: 'the demo buyer', input: { purpose: 'promo', given: false }, result: {} },
];
