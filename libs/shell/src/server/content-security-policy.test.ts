import { expect, test } from 'vitest';
import { policyHeaders, type PolicyParts } from './content-security-policy.ts';

const of = (parts: Partial<PolicyParts> = {}) =>
  policyHeaders({
    ...{ nonce: 'abc', url: new URL('https://site.test/katalog'), isSecure: true },
    ...parts,
  });
const policyOf = (parts?: Partial<PolicyParts>) => of(parts)['content-security-policy'] ?? '';

test('scripts run by nonce or hash, and markup is made by trusted types alone', () => {
  const policy = policyOf();
  expect(policy).toMatch(/script-src 'nonce-abc' ('sha256-[\w+/=]+' )+'strict-dynamic';/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).toContain("object-src 'none'; base-uri 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('a worker may come from a blob only where an app asks for it', () => {
  expect(policyOf()).toContain("worker-src 'self';");
  expect(policyOf({ own: { worker: ['blob:'] } })).toContain("worker-src 'self' blob:;");
});

test('over HTTPS browsers report by the newer way, else by the older one', () => {
  expect(policyOf()).toContain('report-uri /api/csp-report; report-to csp');
  expect(of()['reporting-endpoints']).toBe('csp="/api/csp-report"');
  expect(policyOf({ isSecure: false })).not.toContain('report-to');
  expect(of({ isSecure: false })['reporting-endpoints']).toBeUndefined();
});
