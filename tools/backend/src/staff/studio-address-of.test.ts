import { expect, test } from 'vitest';
import { studioAddressOf } from './studio-address-of.ts';

const GUID = '3f0c0d3e-5a2b-4c57-9a54-0f6f5d1f0a01';

test.each([
  ['/staff', '/studio'],
  ['/staff/', '/studio'],
  ['/staff/other/page', '/studio'],
  ['/staff/leads', '/studio/leads?view=all'],
  ['/staff/leads.csv?text=x', '/studio/leads?view=all&text=x'],
  [
    '/staff/leads?form=Form.CallRequest&to=2026-11-18&page=2&from=',
    '/studio/leads?view=all&form=Form.CallRequest&to=2026-11-18',
  ],
  [`/staff/leads/${GUID}`, `/studio/leads?view=all&lead=${GUID}`],
  ['/staff/leads/%2F%2Fevil.test', '/studio/leads?view=all'],
  [`/staff/files/${GUID}`, `/studio/files/${GUID}`],
  ['/staff/files/..%2Fx', '/studio'],
  ['/staff/account?done=x', '/studio/work'],
  ['/staff/actions', '/studio/work'],
  ['/staff/reviews', '/studio/reviews'],
])('%s is now %s', (old, studio) => {
  expect(studioAddressOf(new URL(old, 'https://site.test'))).toBe(studio);
});
