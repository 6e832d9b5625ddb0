import { expect, test } from 'vitest';
import { find } from './files.ts';

/** Entries that a reader takes in at one look. */
const MOST = 30;

/** Folders whose entries are looked up by name in a list that is known otherwise. */
const LISTS = [
  // The entry points of the package, one a component: `@m30/ui-kit/button`.
  'libs/ui-kit/src/components',
  // The types of blocks that the specification names.
  'libs/blocks/src/blocks',
  // Numbered, and only ever added to.
  'docs/decisions',
  // Written by `npm run look`, two of each type of page.
  'docs/images/look',
  // Data of the demo company.
  'tools/backend/demo/media',
];

test('no folder of sources has more entries than one takes in at a look', () => {
  const entries = Map.groupBy(
    new Set(find('{apps,libs,tools,docs,deploy,examples}/**/*.*').flatMap(withFolders)),
    (path) => path.slice(0, path.lastIndexOf('/')),
  );
  const long = [...entries]
    .filter(([folder, inside]) => inside.length > MOST && !LISTS.some((list) => isIn(folder, list)))
    .map(([folder, inside]) => `${folder}: ${inside.length}`);
  expect(long).toEqual([]);
});

/** A path and the folders around it. */
const withFolders = (path: string): string[] =>
  path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'));

const isIn = (folder: string, list: string) => folder === list || folder.startsWith(`${list}/`);
