import { readFileSync } from 'node:fs';

/** One version of a package as a registry describes it. */
export interface Manifest {
  name: string;
  version: string;
  dist: { tarball: string; integrity?: string };
}

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
 * The lock file read as a registry: whoever installs from it gets what this workspace was tested with, and needs
 * no network for what npm's cache holds.
 * @param upstream registry that has the archives
 */
export function lockedPackages(upstream: string): Map<string, LockedPackage> {
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const found = new Map<string, LockedPackage>();
  for (const [path, { name: alias, version, link, integrity, ...rest }] of Object.entries(
    packages,
  )) {
    const at = path.lastIndexOf(MODULES);
    if (at < 0 || link || !version) continue;
    const name = alias ?? path.slice(at + MODULES.length);
    const file = `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
    const tarball = new URL(`${name}/-/${file}`, upstream.replace(/\/?$/, '/')).href;
    const known = found.get(name);
    const isTop = at === 0;
    found.set(name, {
      name,
      'dist-tags': isTop || !known ? { latest: version } : known['dist-tags'],
      versions: {
        ...known?.versions,
        [version]: { ...rest, name, version, dist: { tarball, ...(integrity && { integrity }) } },
      },
    });
  }
  return found;
}
