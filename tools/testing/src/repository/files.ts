import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The text of a file, by its path from the root. */
export const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

export const exists = (path: string): boolean => existsSync(`${root}${path}`);

/** Paths from the root that a pattern names, without those of other people's packages. */
export const find = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: root,
    exclude: ['**/{node_modules,dist,build,storybook-static}', '.tmp'],
  });

export interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  nx?: { targets?: Record<string, unknown> };
}

export const rootManifest = JSON.parse(read('package.json')) as Manifest;

/** `package.json` of every app, library and tool. */
export const projectManifests = find('{apps,libs,tools}/*/package.json').map(
  (path) => JSON.parse(read(path)) as Manifest,
);
