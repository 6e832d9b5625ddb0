import { existsSync, globSync, readFileSync } from 'node:fs';
import { at } from '../workspace/root.ts';
import type { Change } from './model.ts';

/** One change with the packages that it is about. */
export interface PackageChange extends Change {
  /** Names of packages; empty where it is about all of them. */
  packages: string[];
}

/** What the changelog and the plans of the next release say, the newest first. */
export function readChanges(): PackageChange[] {
  return [...planned(), ...released()];
}

/** Versions of the changelog, the newest first. */
export const releasedVersions = (): string[] =>
  [...changelog().matchAll(/^## (\d\S+)/gm)].map(([, version = '']) => version);

const changelog = () => readFileSync(at('CHANGELOG.md'), 'utf8');

function planned(): PackageChange[] {
  if (!existsSync(at('.nx/version-plans'))) return [];
  return globSync(at('.nx/version-plans/*.md'))
    .toSorted()
    .map((path) => {
      const [, head = '', text = ''] = readFileSync(path, 'utf8').split(/^---$/m);
      return { version: undefined, packages: head.match(/@m30\/[\w-]+/g) ?? [], text: text.trim() };
    });
}

function released(): PackageChange[] {
  return changelog()
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const version = section.split(/\s/, 1)[0] ?? '';
      return [...section.matchAll(/^- (.+)$/gm)].map(([, text = '']) => ({
        version,
        packages: text.match(/@m30\/[\w-]+/g)?.slice(0, 1) ?? [],
        text,
      }));
    });
}

/** Changes of one package. */
export const changesOf = (changes: readonly PackageChange[], name: string): Change[] =>
  changes
    .filter(
      ({ packages, text }) =>
        packages.length === 0 || packages.includes(name) || text.includes(name),
    )
    .map(({ version, text }) => ({ version, text }));

/** Sentences about one component, known by its name in code marks or by its import. */
export function changesAbout(
  changes: readonly PackageChange[],
  names: readonly string[],
): Change[] {
  const marks = names.flatMap((name) => [`\`${name}\``, `\`<${name}`]);
  return changes.flatMap(({ version, text }) =>
    text
      .split(/(?<=[.;])\s+/)
      .filter((sentence) => marks.some((mark) => sentence.includes(mark)))
      .map((sentence) => ({ version, text: sentence.replace(/;$/, '.') })),
  );
}
