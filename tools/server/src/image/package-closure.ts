import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** What a process needs to find. */
export interface PackageClosure {
  /** Folders of packages from the root: `node_modules/hono`. */
  readonly installed: readonly string[];
  /** Folders of packages of this repository: `libs/api`. */
  readonly own: readonly string[];
}

/**
 * Finds the packages that some packages of this repository depend on, as Node finds them.
 * @param options.root of the repository
 * @param options.from folders of packages, from the root
 * @param options.without names that are left out, with what only they need
 */
export function packageClosure({
  root,
  from,
  without,
}: {
  root: string;
  from: readonly string[];
  without: ReadonlySet<string>;
}): PackageClosure {
  const seen = new Set<string>(from);
  // A set hands on what is added while it is gone through.
  for (const folder of seen) {
    for (const name of namesOf(join(root, folder))) {
      const found = without.has(name) ? null : folderOf(name, join(root, folder), root);
      if (found) seen.add(relative(root, realpathSync(found)));
    }
  }
  const isInstalled = (folder: string) => /(^|\/)node_modules\//.test(folder);
  const all = [...seen].sort();
  return { installed: all.filter(isInstalled), own: all.filter((one) => !isInstalled(one)) };
}

function namesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/** `null` for what is not there: a binary of another system, or a peer of one part of a package. */
function folderOf(name: string, from: string, root: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
  }
  return null;
}
