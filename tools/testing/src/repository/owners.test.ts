import { expect, test } from 'vitest';
import { exists, find, read } from './files.ts';

/** Lines of a file that has a pattern first, without comments. */
const lines = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

const owned = lines('.github/CODEOWNERS');

test.each(owned)('%s is there and has an owner: %s', (pattern, ...owners) => {
  expect(pattern === '*' || exists(pattern.slice(1))).toBe(true);
  expect(pattern).toMatch(/^\*$|^\//);
  expect(owners.length).toBeGreaterThan(0);
  for (const owner of owners) expect(owner).toMatch(/^@meridian30\/[a-z-]+$/);
});

test('no line is without effect: a folder comes before what stands in it', () => {
  const patterns = owned.map(([pattern = '']) => pattern);
  patterns.forEach((pattern, index) => {
    const later = patterns.slice(index + 1);
    expect(later.filter((other) => pattern.startsWith(other) || other === '*')).toEqual([]);
  });
});

test.each(lines('.gitattributes'))('%s of .gitattributes names something', (pattern) => {
  expect(find(pattern === '*' ? 'package.json' : pattern)).not.toEqual([]);
});

test('every file of the workspace that Nx watches is there', () => {
  const watched = read('nx.json').match(/(?<="!?\{workspaceRoot\}\/)[^"]+/g) ?? [];
  expect(watched.length).toBeGreaterThan(1);
  expect(watched.filter((pattern) => find(pattern).length === 0)).toEqual([]);
});
