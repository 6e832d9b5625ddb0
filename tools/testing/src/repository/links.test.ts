import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { exists, find, read } from './files.ts';

/** What the links of a page lead to within the repository, without anchors; code is no link. */
function targetsOf(path: string): string[] {
  const text = read(path)
    .replace(/^```[^]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)].map(([, to = '']) => to);
}

test('links of the documents lead to files that are there', () => {
  const pages = find('{*.md,docs/**/*.md,{libs,apps,tools,examples}/**/*.md}');
  const links = pages.flatMap((path) => targetsOf(path).map((to) => ({ path, to })));
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter(({ path, to }) => !exists(join(dirname(path), to)))).toEqual([]);
});
