import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const at = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');

/** Paths in code of a page: `tools/…/file.ts`. */
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:apps|libs|tools|deploy)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path);

const isThere = (path: string) => existsSync(at(path));

test.each(['docs/threat-model.md', 'docs/security.md', 'docs/personal-data.md'])(
  'every file that %s names is there',
  (page) => {
    const named = filesIn(read(page));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  },
);

test('each threat has something against it, and a proof', () => {
  const model = read('docs/threat-model.md');
  const parts = [
    'Spoofing',
    'Tampering',
    'Repudiation',
    'Information disclosure',
    'Denial of service',
    'Elevation of privilege',
  ];
  for (const part of parts) {
    const rows = (model.split(`\n## ${part}\n`)[1]?.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2);
    expect(rows.length, part).toBeGreaterThan(2);
    for (const row of rows) {
      const [threat = '', against = '', proof = ''] = row.split('|').slice(1);
      expect(against, threat).toMatch(/`|\]\(/);
      expect(filesIn(proof).filter(isThere), threat).toHaveLength(1);
      expect(proof, threat).toMatch(/\.(test|spec)\.ts`|\/chaos\/[\w-]+\.ts`/);
    }
  }
});

test('links between these pages lead somewhere', () => {
  for (const page of ['SECURITY.md', 'docs/security.md', 'docs/threat-model.md']) {
    const folder = page.includes('/') ? 'docs/' : '';
    for (const [, link = ''] of read(page).matchAll(/\]\(([\w./-]+\.md)/g)) {
      expect(isThere(folder + link), `${page}: ${link}`).toBe(true);
    }
  }
});

test('the mailbox is one of the example’s domain', () => {
  const boxes = read('SECURITY.md').match(/(?<![\w.-])[\w.-]+@[\w.-]+/g) ?? [];
  expect(boxes).toEqual(['security@meridian30.example']);
});
