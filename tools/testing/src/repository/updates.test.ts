import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { find, projectManifests, read, rootManifest } from './files.ts';

interface Rule {
  groupName?: string;
  matchPackageNames: string[];
}

const { packageRules } = JSON.parse(read('.github/renovate.json')) as { packageRules: Rule[] };
const groups = packageRules.flatMap(({ groupName, matchPackageNames }): [string, string[]][] =>
  groupName ? [[groupName, matchPackageNames]] : [],
);

/** Every package that a manifest of the workspace asks for, with the version and who asks. */
const asked = [rootManifest, ...projectManifests].flatMap((manifest) =>
  [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].flatMap((some) =>
    Object.entries(some ?? {})
      .filter(([name]) => !name.startsWith('@m30/'))
      .map(([name, version]) => ({ name, version, by: manifest.name })),
  ),
);

/** Images of compose files and Dockerfiles, without their tags. */
const images = ['compose.yaml', '.devcontainer/compose.yaml', ...find('deploy/docker/*')].flatMap(
  (path) => [...read(path).matchAll(/(?:image:|^FROM) ([^\s:]+):/gm)].map(([, name = '']) => name),
);

const names = new Set([...asked.map(({ name }) => name), ...images]);

/** Packages whose releases belong together, number by number. */
const IN_STEP = [
  /^react(-dom)?$/,
  /^(@react-router\/.*|react-router)$/,
  /^(@storybook\/.*|storybook)$/,
]
  .concat([/^(@playwright\/test|playwright)$/, /^(@nx\/.*|nx)$/, /^(@vitest\/.*|vitest)$/])
  .concat([/^node-(linux|win)-.*$/]);

test('every version is exact, and the same wherever it is asked for', () => {
  const exact = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
  expect(asked.filter(({ version }) => !exact.test(version))).toEqual([]);
  const versions = Map.groupBy(asked, ({ name }) => name);
  for (const [name, some] of versions) {
    expect([name, ...new Set(some.map(({ version }) => version))]).toHaveLength(2);
  }
});

test.each(IN_STEP)('packages like %s have one version', (pattern) => {
  const some = asked.filter(({ name }) => pattern.test(name));
  expect(new Set(some.map(({ name, version }) => `${version} ${name}`)).size).toBeGreaterThan(0);
  expect(new Set(some.map(({ version }) => version)).size).toBe(1);
});

test.each(groups)('every name of the group %s is asked for by somebody', (_, patterns) => {
  const unused = patterns.filter((one) => ![...names].some((name) => matchesGlob(name, one)));
  // Scopes that a group foresees and nobody asks for yet.
  expect(unused.filter((one) => !one.endsWith('/**'))).toEqual([]);
  expect(unused.length).toBeLessThan(patterns.length);
});

test('packages that go in step are updated together', () => {
  for (const pattern of IN_STEP) {
    const some = [...names].filter((name) => pattern.test(name));
    const group = groups.filter(([, patterns]) =>
      some.every((name) => patterns.some((one) => matchesGlob(name, one))),
    );
    expect(group, String(pattern)).toHaveLength(1);
  }
});

test('no package is in two groups', () => {
  for (const name of names) {
    const of = groups.filter(([, patterns]) => patterns.some((one) => matchesGlob(name, one)));
    expect(of.length, name).toBeLessThan(2);
  }
});
