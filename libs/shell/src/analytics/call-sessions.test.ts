import { afterEach, expect, test } from 'vitest';
import { callSessions, trackCalls } from './call-sessions.ts';

let forget = () => {};
afterEach(() => forget());

test.each<[answer: unknown, sessions: object]>([
  ['1234567890', { calltouch_session: '1234567890' }],
  [1_234_567_890, { calltouch_session: '1234567890' }],
  ['a-b_c.d', { calltouch_session: 'a-b_c.d' }],
  [undefined, {}],
  [null, {}],
  ['', {}],
  [{ sessionId: '1' }, {}],
  ['<b>1</b>', {}],
  ['+7 921 304-17-62', {}],
  ['x'.repeat(101), {}],
])('of a tracker that says %j leads carry %j', (answer, sessions) => {
  forget = trackCalls('calltouch_session', () => answer);
  expect(callSessions()).toEqual(sessions);
});

test('a tracker that throws does not take the lead with it', () => {
  forget = trackCalls('calltouch_session', () => {
    throw new Error('not ready');
  });
  expect(callSessions()).toEqual({});
});
