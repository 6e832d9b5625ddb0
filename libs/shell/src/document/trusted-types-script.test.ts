import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { trustedTypesScript } from './trusted-types-script.ts';

interface Rules {
  createHTML(text: string): string | null;
  createScriptURL(address: string, type: string, sink: string): string | null;
  createScript?: unknown;
}

/** The policy that a page on `https://site.test` makes. */
function policyWith(hosts: readonly string[] = []): Rules {
  const made: Record<string, Rules> = {};
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => void (made[name] = rules),
  };
  const origin = 'https://site.test';
  runInNewContext(trustedTypesScript(hosts), {
    window: { trustedTypes },
    trustedTypes,
    URL,
    document: { baseURI: `${origin}/katalog` },
    location: { origin },
  });
  return made['default'] ?? expect.unreachable();
}

test.each([
  ['', ''],
  ['Просто текст', 'Просто текст'],
  ['<script></script>', '<script></script>'],
  ['<script>alert(1)</script>', null],
  ['<img src=x onerror=alert(1)>', null],
  [' <script></script>', null],
])('as markup %j becomes %j', (text, result) => {
  expect(policyWith().createHTML(text)).toBe(result);
});

const SCRIPT = 'HTMLScriptElement src';
const WORKER = 'Worker constructor';

test.each([
  ['/assets/home-Ab_1.js', SCRIPT, 'https://site.test/assets/home-Ab_1.js'],
  ['https://site.test/lk/assets/a.js', SCRIPT, 'https://site.test/lk/assets/a.js'],
  ['/assets/maplibre-gl-worker-1.mjs', WORKER, 'https://site.test/assets/maplibre-gl-worker-1.mjs'],
  ['blob:https://site.test/1', WORKER, 'blob:https://site.test/1'],
  ['blob:https://site.test/1', SCRIPT, null],
  ['blob:https://evil.test/1', WORKER, null],
  ['/media/reviews/1.js', SCRIPT, null],
  ['/api/uploads/1', WORKER, null],
  ['/assets/../api/x.js', SCRIPT, null],
  ['https://evil.test/assets/a.js', SCRIPT, null],
  ['https://site.test.evil.test/assets/a.js', SCRIPT, null],
  ['//evil.test/assets/a.js', SCRIPT, null],
  ['data:text/javascript,alert(1)', SCRIPT, null],
  ['javascript:alert(1)', SCRIPT, null],
  ['https://mc.yandex.ru/metrika/tag.js', SCRIPT, null],
])('as code %s for %s becomes %s', (address, sink, result) => {
  expect(policyWith().createScriptURL(address, 'TrustedScriptURL', sink)).toBe(result);
});

test('a counter’s script comes from its host where the counter is set up', () => {
  const { createScriptURL } = policyWith(['https://mc.yandex.ru']);
  const load = (address: string) => createScriptURL(address, 'TrustedScriptURL', SCRIPT);
  expect(load('https://mc.yandex.ru/metrika/tag.js')).toBe('https://mc.yandex.ru/metrika/tag.js');
  expect(load('https://mc.yandex.ru.evil.test/tag.js')).toBeNull();
});

test('no text is ever code, and a browser without trusted types goes on', () => {
  expect(policyWith().createScript).toBeUndefined();
  expect(() => runInNewContext(trustedTypesScript([]), { window: {} })).not.toThrow();
});

test('it can stand in a document: nothing in it ends the element', () => {
  expect(trustedTypesScript(['https://mc.yandex.ru'])).not.toMatch(/<\/script|<!--/i);
});
