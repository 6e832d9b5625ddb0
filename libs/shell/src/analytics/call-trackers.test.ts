// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callSessions } from './call-sessions.ts';
import { startCalltouch } from './calltouch.ts';
import { startComagic } from './comagic.ts';

const sources = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => document.head.replaceChildren());
afterEach(() => {
  delete window.ct;
  delete window.__cs;
  delete window.Comagic;
});

test('Calltouch is asked for the visit by the id of its script, once it is there', () => {
  const tracker = startCalltouch('abcd1234');
  expect(sources()).toEqual(['https://mod.calltouch.ru/init.js?id=abcd1234']);
  expect({ ...window.ct }).toEqual({ callbacks: [], loaded: false, counters: ['abcd1234'] });
  expect(callSessions()).toEqual({});
  window.ct = (method, id) =>
    method === 'calltracking_params' && id === 'abcd1234' ? { sessionId: 987 } : undefined;
  expect(callSessions()).toEqual({ calltouch_session: '987' });
  tracker.stop();
  expect(callSessions()).toEqual({});
});

test('CoMagic is told its site and asked for the visit, on the domain of its account', () => {
  const tracker = startComagic({ key: 'R_Sh42gUmGu8', domain: 'uiscom.ru' });
  expect(sources()).toEqual(['https://app.uiscom.ru/static/cs.min.js']);
  expect(window.__cs).toEqual([['setCsAccount', 'R_Sh42gUmGu8']]);
  expect(callSessions()).toEqual({});
  window.Comagic = { getSessionId: () => 123456 };
  expect(callSessions()).toEqual({ comagic_session: '123456' });
  tracker.stop();
  expect(callSessions()).toEqual({});
});

test('a withdrawal deletes the cookies of a tracker and no others', () => {
  document.cookie = '_ct_session_id=1';
  document.cookie = '_comagic_idAb1=1';
  document.cookie = 'cookie_consent=1.necessary';
  startCalltouch('abcd1234').stop();
  startComagic({ key: 'R_Sh42gUmGu8', domain: 'comagic.ru' }).stop();
  expect(document.cookie).toBe('cookie_consent=1.necessary');
});
