import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { examplesOf } from '@m30/ui-kit/testing';
import { expect, test } from 'vitest';

/** Examples of all packages, by package and component; those of blocks come out of their registry. */
const files = Object.entries(
  import.meta.glob('../../../../libs/{ui-kit,forms,auth,map,calculators}/src/**/*.examples.tsx', {
    eager: true,
  }),
).map(([path, module]): [string, unknown] => [
  path.replace(/^.*\/libs\/([\w-]+)\/.*\/([\w-]+)\.examples\.tsx$/, '$1: $2'),
  module,
]);

/** Their examples stand in boxes with styles of their own. */
const BOXED = ['ui-kit: ErrorSummary', 'ui-kit: Icon', 'ui-kit: MaskedField'];

const guide = readFileSync(new URL('../08-csp.md', import.meta.url), 'utf8');

/** Of the table: `ui-kit: Card`. */
const listed = [...guide.matchAll(/^\| `@m30\/([\w-]+)` +\| ([^|]*) \|/gm)].flatMap(
  ([, library, names = '']) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => `${library}: ${name}`),
);

test('whatever has examples is rendered where there is no window; the guide lists what then has style attributes', () => {
  expect('window' in globalThis).toBe(false);
  const styled = files.filter(([, module]) =>
    examplesOf(module).examples.some(({ element }) =>
      /<[^<>]*\sstyle="/.test(renderToString(element)),
    ),
  );
  expect(files.length).toBeGreaterThan(90);
  const names = styled.map(([name]) => name).filter((name) => !BOXED.includes(name));
  expect(names.toSorted()).toEqual(listed.toSorted());
});
