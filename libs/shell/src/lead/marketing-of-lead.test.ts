// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { trackCalls } from '../analytics/call-sessions.ts';
import { rememberMarketing } from '../session/marketing.ts';
import { marketingOfLead } from './marketing-of-lead.ts';

beforeEach(() => sessionStorage.clear());

test('a lead says where the visitor came from, and which visit a call tracker saw', () => {
  rememberMarketing('?utm_source=ya');
  const forget = trackCalls('comagic_session', () => 123456);
  expect(marketingOfLead()).toEqual({ utm_source: 'ya', comagic_session: '123456' });
  forget();
  expect(marketingOfLead()).toEqual({ utm_source: 'ya' });
});

test('the visit is named even by a lead that has all the parameters it may have', () => {
  rememberMarketing(`?${Array.from({ length: 20 }, (_, n) => `utm_x${n}=1`).join('&')}`);
  const forget = trackCalls('calltouch_session', () => '42');
  const found = marketingOfLead();
  expect(Object.keys(found)).toHaveLength(20);
  expect(found['calltouch_session']).toBe('42');
  forget();
});
