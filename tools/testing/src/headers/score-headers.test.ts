import { expect, test } from 'vitest';
import { handlersIn, looseScripts, readPolicy } from './policy.ts';
import { readScoring } from './read-scoring.ts';
import { scoreHeaders } from './score-headers.ts';

const scoring = readScoring();

const GOOD = {
  'content-security-policy':
    "default-src 'self'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'self'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const gradeOf = (changed: Record<string, string>, redirects = true) => {
  const headers = new Headers({ ...GOOD, ...changed });
  for (const [name, value] of Object.entries(changed)) if (!value) headers.delete(name);
  const { score, grade } = scoreHeaders({ headers, html: '', redirects }, scoring);
  return [score, grade];
};

test('the page has grades, and points for every rule', () => {
  expect(scoring.start).toBe(100);
  expect(scoring.grades[0]).toEqual({ from: 100, grade: 'A+' });
  expect(scoring.points.get('csp-missing')).toBe(-25);
  expect(scoring.points.get('resource-own')).toBe(10);
});

test.each([
  [{}, 120, 'A+'],
  [{ 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }, 130, 'A+'],
  [{ 'cross-origin-resource-policy': '', 'referrer-policy': '' }, 105, 'A+'],
  [{ 'set-cookie': '__Host-auth.session=1; Path=/; Secure; HttpOnly; SameSite=Lax' }, 125, 'A+'],
  [{ 'set-cookie': 'auth.session=1; Path=/; Secure; SameSite=Lax' }, 70, 'B'],
  [{ 'set-cookie': 'theme=1' }, 80, 'B+'],
  [{ 'strict-transport-security': '' }, 80, 'B+'],
  [{ 'strict-transport-security': 'max-age=3600' }, 110, 'A+'],
  [{ 'content-security-policy': '' }, 55, 'C'],
  [{ 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'self'" }, 80, 'B+'],
  [
    { 'content-security-policy': "default-src 'self' 'unsafe-eval'; frame-ancestors 'self'" },
    110,
    'A+',
  ],
  [{ 'content-security-policy': "default-src 'self'; img-src http:; frame-ancestors *" }, 60, 'C+'],
])('with %o an answer gets %i points, %s', (changed, score, grade) => {
  expect(gradeOf(changed as Record<string, string>)).toEqual([score, grade]);
});

test('a plain address that does not lead to HTTPS costs the grade', () => {
  expect(gradeOf({}, false)).toEqual([80, 'B+']);
});

test('a script without nonce or hash is found, data is not, and neither is one that is named', () => {
  const html = `<script nonce="abc">a()</script><script type="application/json">{}</script>
<script nonce="old">b()</script><script type="text/late">c()</script><p onclick="d()">`;
  const policy = readPolicy("script-src 'nonce-abc'; script-src *");
  expect(looseScripts(html, policy)).toEqual(['b()', 'c()']);
  expect(handlersIn(html)).toEqual(['onclick']);
});
