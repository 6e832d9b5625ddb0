import { readFileSync } from 'node:fs';

/** One version of a package as a registry describes it. */
export interface Manifest {
  name: string;
  version: string;
  dist: { tarball: string; integrity?: string };
}

/** The workspace's own lock file, that of what only a template of `@m30/create-app` asks for, and that of further compilers. */
const LOCK_FILES = [
  'package-lock.json',
  'tools/testing/src/packages/next/package-lock.json',
  'tools/testing/src/packages/typescript/package-lock.json',
];

interface LockEntry {
  name?: string;
  version?: string;
  link?: boolean;
  integrity?: string;
}

/** A package with the versions that the lock file names. */
export interface LockedPackage {
  name: string;
  'dist-tags': { latest: string };
  versions: Record<string, Manifest>;
}

const MODULES = 'node_modules/';

/**
 * The lock files read as a registry: whoever installs from it gets what this workspace was tested with, and needs
 * no network for what npm's cache holds. Where both name a package, the workspace's version is the latest.
 * @param upstream registry that has the archives
 */
export function lockedPackages(upstream: string): Map<string, LockedPackage> {
  const found = new Map<string, LockedPackage>();
  for (const [path, { name: alias, version, link, integrity, ...rest }] of lockEntries()) {
    const at = path.lastIndexOf(MODULES);
    if (at < 0 || link || !version) continue;
    const name = alias ?? path.slice(at + MODULES.length);
    const file = `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
    const tarball = new URL(`${name}/-/${file}`, upstream.replace(/\/?$/, '/')).href;
    const known = found.get(name);
    found.set(name, {
      name,
      'dist-tags': known?.['dist-tags'] ?? { latest: version },
      versions: {
        ...known?.versions,
        [version]: { ...rest, name, version, dist: { tarball, ...(integrity && { integrity }) } },
      },
    });
  }
  return found;
}

/** Entries of all lock files; what stands at the top of the first one comes first. */
function lockEntries(): [string, LockEntry][] {
  return LOCK_FILES.flatMap((file) => {
    const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return Object.entries(packages).toSorted(([one], [other]) => depth(one) - depth(other));
  });
}

const depth = (path: string) => path.split(MODULES).length;
