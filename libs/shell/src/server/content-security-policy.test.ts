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

test('style sheets are those of the site and elements with the nonce; attributes alone may say a style', () => {
  expect(policyOf()).toContain("style-src 'self' 'nonce-abc'; style-src-attr 'unsafe-inline';");
  expect(policyOf().match(/unsafe-inline/g)).toHaveLength(1);
});

test('hosts of a counter are in the policy of a company that has it, and nothing of them in another', () => {
  expect(policyOf()).not.toMatch(/mc\.yandex|mail\.ru|calltouch|comagic/);
  const policy = policyOf({ analytics: { metrika: '1', calltouch: 'abcd1234' } });
  expect(policy).toMatch(
    /connect-src [^;]*https:\/\/mc\.yandex\.ru[^;]*https:\/\/\*\.calltouch\.ru/,
  );
  expect(policy).toMatch(/frame-src [^;]*https:\/\/mc\.yandex\.ru/);
  const scripts = (one: string) => /script-src [^;]*/.exec(one)?.[0];
  // The script of trusted types names the hosts: it is another one.
  expect(scripts(policy)).not.toBe(scripts(policyOf()));
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
