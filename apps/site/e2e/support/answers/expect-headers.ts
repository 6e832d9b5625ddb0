import { expect } from '@playwright/test';
import { leadsToHttps } from '@m30/testing/headers/front';
import { handlersIn, looseScripts, readPolicy } from '@m30/testing/headers/policy';
import { readScoring } from '@m30/testing/headers/read-scoring';
import { scoreHeaders } from '@m30/testing/headers/score-headers';
import type { Answer } from './ask-all.ts';

/** Seconds. */
const A_YEAR = 31_536_000;

const scoring = readScoring();
const redirects = leadsToHttps();

/** Headers that no answer is without. */
export function expectEvery({ address, headers }: Answer): void {
  const get = (name: string) => headers.get(name) ?? '';
  expect(get('x-content-type-options'), address).toBe('nosniff');
  expect(get('referrer-policy'), address).toBe('strict-origin-when-cross-origin');
  expect(get('permissions-policy'), address).toContain('camera=()');
  expect(get('cross-origin-opener-policy'), address).toBe('same-origin');
  expect(get('cross-origin-resource-policy'), address).toMatch(/^(same|cross)-origin$/);
  const seconds = Number(/max-age=(\d+)/.exec(get('strict-transport-security'))?.[1]);
  expect(seconds, address).toBeGreaterThanOrEqual(A_YEAR);
  expect(headers.get('x-powered-by'), address).toBeNull();
  const cookies = headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie));
  for (const cookie of cookies) expectCookie(cookie, address);
}

/** Where a guest wanted to go, and that the login shall open: the page's own script takes them. */
const FOR_SCRIPTS = /^(login_url|open_login)=/;

/** Bound to the host, read by no script, sent by no other site's form. */
function expectCookie(cookie: string, address: string): void {
  const isForScripts = FOR_SCRIPTS.test(cookie);
  if (!isForScripts) expect(cookie, address).toMatch(/^__Host-/);
  for (const attribute of ['Path=/', 'Secure', 'SameSite=Lax']) {
    expect(cookie, address).toContain(attribute);
  }
  if (!isForScripts) expect(cookie, address).toContain('HttpOnly');
  expect(cookie, address).not.toMatch(/domain=/i);
}

/** What holds of every document, and the best grade for those that are not made to be framed. */
export function expectBestGrade(answer: Answer): void {
  const { address, headers, body } = answer;
  expectDocument(answer);
  if (address.startsWith('/iframe/')) return;
  const { grade, score, rules } = scoreHeaders({ headers, html: body, redirects }, scoring);
  expect(`${grade} (${score}): ${rules.join(', ')}`, address).toMatch(/^A\+ /);
}

function expectDocument(answer: Answer): void {
  const { address, headers, body } = answer;
  expectEvery(answer);
  expect(headers.get('content-type'), address).toContain('text/html');
  const header = headers.get('content-security-policy') ?? '';
  const policy = readPolicy(header);
  expect(policy.get('base-uri'), address).toEqual(["'none'"]);
  expect(policy.get('object-src') ?? policy.get('default-src'), address).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for'), address).toEqual(["'script'"]);
  expect(header, address).not.toContain("'unsafe-eval'");
  const scripts = policy.get('script-src');
  if (scripts) {
    expect(scripts, address).toContain("'strict-dynamic'");
    expect(scripts, address).not.toContain("'unsafe-inline'");
    expect(policy.get('style-src'), address).not.toContain("'unsafe-inline'");
    expect(policy.get('report-uri'), address).toEqual(['/api/csp-report']);
    expect(policy.get('report-to'), address).toEqual(['csp']);
    expect(headers.get('reporting-endpoints'), address).toBe('csp="/api/csp-report"');
  } else {
    expect(policy.get('default-src'), address).toEqual(["'none'"]);
  }
  expect(looseScripts(body, policy), address).toEqual([]);
  expect(handlersIn(body), address).toEqual([]);
  const ancestors = policy.get('frame-ancestors');
  const isEmbedded = address.startsWith('/iframe/');
  expect(ancestors, address).toEqual(
    isEmbedded ? ["'self'", '*'] : [expect.stringMatching(/^'(self|none)'$/)],
  );
}
