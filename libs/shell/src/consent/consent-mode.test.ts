import { expect, test } from 'vitest';
import { readConsentMode } from './consent-mode.ts';

test.each([
  [undefined, 'default'],
  ['', 'default'],
  [' default ', 'default'],
  ['explicit', 'explicit'],
])('CONSENT_MODE that is %j asks in the mode %s', (value, mode) => {
  expect(readConsentMode({ CONSENT_MODE: value })).toBe(mode);
});

test('a word that is neither is a mistake, not the laxer mode', () => {
  expect(() => readConsentMode({ CONSENT_MODE: 'strict' })).toThrow('CONSENT_MODE');
});
