import { expect, test } from 'vitest';
import { requestIdOf } from './request-id.ts';
import { parseTrustProxy } from '../network/trust-proxy.ts';

const PROXY = '10.0.0.1';
const NEW = /^[\da-f]{8}-[\da-f-]{27}$/;

test.each([
  ['none', PROXY, 'id-of-a-visitor', NEW],
  [PROXY, PROXY, 'id-of-the-proxy', /^id-of-the-proxy$/],
  [PROXY, '203.0.113.7', 'id-of-a-visitor', NEW],
  ['1', '203.0.113.7', 'id-of-the-proxy', /^id-of-the-proxy$/],
  ['1', PROXY, 'short', NEW],
  ['1', PROXY, 'a line\nof its own', NEW],
  ['1', PROXY, undefined, NEW],
])('with trust in %s, of %s that says «%s» it is %s', (trust, socket, given, expected) => {
  const trusted = parseTrustProxy(trust) ?? { kind: 'none' as const };
  expect(requestIdOf(trusted, socket, given)).toMatch(expected);
});
