import { readPolicy, type Policy } from './policy.ts';
import type { Scoring } from './read-scoring.ts';

/** An answer to be scored, as it came over HTTPS. */
export interface Answer {
  headers: Headers;
  html: string;
  /** Whether the plain address leads on to HTTPS of the same host. */
  redirects: boolean;
}

/** What an answer gets. */
export interface Score {
  score: number;
  grade: string;
  /** The rules that hold for it. */
  rules: string[];
}

const BROAD = /^(\*|https?:|ftp:|(https?:\/\/\*(\.\*)?))$/;
const HALF_A_YEAR = 15_768_000;
const GOOD_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * Scores an answer.
 * @throws Error when a rule that holds stands in no table
 */
export function scoreHeaders(answer: Answer, scoring: Scoring): Score {
  const { headers, html, redirects } = answer;
  const header = headers.get('content-security-policy');
  const policy = header === null ? null : readPolicy(header);
  const rules = [
    policy ? policyRule(policy) : 'csp-missing',
    cookieRule(headers.getSetCookie()),
    corsRule(headers),
    redirects ? 'redirect-to-https' : 'redirect-missing',
    referrerRule(headers.get('referrer-policy')),
    hstsRule(headers.get('strict-transport-security')),
    integrityRule(html),
    headers.get('x-content-type-options') === 'nosniff' ? 'nosniff' : 'nosniff-missing',
    framingRule(policy, headers.get('x-frame-options')),
    resourceRule(headers.get('cross-origin-resource-policy')),
  ];
  const points = rules.map((rule) => {
    const found = scoring.points.get(rule);
    if (found === undefined) throw new Error(`docs/security.md has no points for «${rule}»`);
    return found;
  });
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const base = scoring.start + sum(points.filter((one) => one < 0));
  const bonus = base >= scoring.bonusFrom ? sum(points.filter((one) => one > 0)) : 0;
  const score = Math.max(0, base + bonus);
  const grade = scoring.grades.find(({ from }) => score >= from)?.grade ?? '';
  return { score, grade, rules };
}

function policyRule(policy: Policy): string {
  const fallback = policy.get('default-src') ?? ['*'];
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(
    (name) => policy.get(name) ?? fallback,
  ) as [readonly string[], readonly string[], readonly string[]];
  const isNamed = script.some((source) => /^'(nonce|sha\d+)-/.test(source));
  const isStrict = isNamed && script.includes("'strict-dynamic'");
  // Where a nonce or a hash stands, browsers pass over the rest.
  const open = script.filter(
    (source) =>
      !(isNamed && source === "'unsafe-inline'") &&
      !(isStrict && (BROAD.test(source) || source === "'self'")),
  );
  if (open.some((one) => BROAD.test(one) || one === "'unsafe-inline'" || one === 'data:'))
    return 'csp-unsafe-inline';
  if (object.some((one) => BROAD.test(one))) return 'csp-unsafe-inline';
  if ([...policy.values()].flat().some((one) => /^(http|ftp):/.test(one))) return 'csp-over-http';
  if ([...script, ...style].includes("'unsafe-eval'")) return 'csp-unsafe-eval';
  if (style.some((one) => BROAD.test(one) || one === "'unsafe-inline'" || one === 'data:'))
    return 'csp-unsafe-style';
  return policy.get('default-src')?.join() === "'none'" ? 'csp-default-none' : 'csp-safe';
}

function cookieRule(cookies: readonly string[]): string {
  if (cookies.length === 0) return 'cookies-none';
  const all = (attribute: RegExp, of = cookies) => of.every((one) => attribute.test(one));
  if (!all(/;\s*secure/i)) return 'cookies-insecure';
  if (
    !all(
      /;\s*httponly/i,
      cookies.filter((one) => /^[^=]*(sess|login|auth)/i.test(one)),
    )
  )
    return 'cookies-readable';
  return all(/;\s*samesite=(lax|strict)/i) ? 'cookies-same-site' : 'cookies-secure';
}

function corsRule(headers: Headers): string {
  const open = headers.get('access-control-allow-origin') !== null;
  const isShared = headers.get('access-control-allow-credentials') === 'true';
  return open && isShared ? 'cors-with-credentials' : 'cors-closed';
}

const referrerRule = (policy: string | null) =>
  policy === null
    ? 'referrer-missing'
    : policy.split(',').every((one) => GOOD_REFERRER.test(one.trim()))
      ? 'referrer-private'
      : 'referrer-unsafe';

function hstsRule(header: string | null): string {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? 0);
  if (seconds === 0) return 'hsts-missing';
  return seconds >= HALF_A_YEAR ? 'hsts' : 'hsts-short';
}

function integrityRule(html: string): string {
  const sources = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const isForeign = sources.some(([, source = '']) => /^(https?:)?\/\//.test(source));
  if (sources.length === 0 || !isForeign) return 'scripts-own';
  const isChecked = sources.every(([element]) => element.includes('integrity='));
  return isChecked ? 'scripts-checked' : 'scripts-foreign';
}

function framingRule(policy: Policy | null, header: string | null): string {
  const ancestors = policy?.get('frame-ancestors');
  if (ancestors && !ancestors.some((one) => BROAD.test(one))) return 'framing-by-policy';
  return /^(deny|sameorigin)$/i.test(header ?? '') ? 'framing-by-header' : 'framing-open';
}

const resourceRule = (header: string | null) =>
  header === null
    ? 'resource-missing'
    : /^same-(origin|site)$/.test(header)
      ? 'resource-own'
      : 'resource-shared';
