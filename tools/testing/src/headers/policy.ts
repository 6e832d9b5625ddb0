import { createHash } from 'node:crypto';

/** A content security policy by its directives. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Takes a policy apart; the first of two directives with one name holds, as in browsers. */
export function readPolicy(header: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
}

/** Script elements that run; data in a script element does not. */
const SCRIPTS = /<script\b([^>]*)>([^]*?)<\/script>/g;
const DATA = /type="(application\/(ld\+)?json|text\/late)"/;

/** Inline scripts of a document that its policy allows neither by nonce nor by hash. */
export function looseScripts(html: string, policy: Policy): string[] {
  const sources = policy.get('script-src') ?? [];
  return [...html.matchAll(SCRIPTS)].flatMap(([, attributes = '', text = '']) => {
    // A late script runs as a module once it is let go, so it is judged like the others.
    if (DATA.test(attributes) && !attributes.includes('text/late')) return [];
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
    const hash = createHash('sha256').update(text).digest('base64');
    const isNamed =
      (nonce !== undefined && sources.includes(`'nonce-${nonce}'`)) ||
      sources.includes(`'sha256-${hash}'`);
    return isNamed ? [] : [text.slice(0, 80)];
  });
}

/** Attributes of an element that are code: `onclick="…"`; a policy with nonces refuses them anyway. */
export const handlersIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*\s(on[a-z]+)="/g)].map(([, name = '']) => name);
