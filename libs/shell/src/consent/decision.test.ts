import { describe, expect, it } from 'vitest';
import { readConsent } from './decision.ts';

describe('readConsent', () => {
  it.each([
    ['', null],
    ['cookie_consent=1.all', 'all'],
    ['a=b; cookie_consent=1.necessary; c=d', 'necessary'],
    ['cookie_consent=0.all', null],
    ['cookie_consent=1.everything', null],
    ['cookie_consent=1', null],
    ['not_cookie_consent=1.all', null],
  ])('reads «%s» as %s', (cookies, decision) => {
    expect(readConsent(cookies)).toBe(decision);
  });
});
