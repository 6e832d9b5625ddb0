import { expect, test } from 'vitest';
import { find, read } from './files.ts';

/** Names in code marks that are spelt as only source spells them: `useBackCloses`, `MINIMAL_DELAY`. */
const namesOf = (text: string) =>
  [...text.matchAll(/`<?([A-Za-z_]\w*)(?:\(\)| \/>|>)?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /[a-z][A-Z]|^[A-Z]+_[A-Z_]+$/.test(name));

test('the libraries’ READMEs name nothing that no source has', () => {
  const sources = find('{libs,apps,tools}/*/{src,app}/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map(read);
  const words = new Set(sources.flatMap((text) => text.match(/\w+/g) ?? []));
  const named = find('{libs/*,tools/backend}/{README,machine,reference}.md').flatMap((path) =>
    namesOf(read(path)).map((name) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  const unknown = named.filter(({ name }) => !words.has(name));
  expect(unknown).toEqual([]);
});

/** Lines of one screen; what is longer stands in a `reference.md` beside it. */
const SCREEN = 60;

test.each(find('{libs,tools}/*/README.md'))('%s fits one screen', (path) => {
  expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(SCREEN);
});
