/** The condition under which the workspace reads a library without building it. */
export const SOURCE = '@m30/source';

type Target = string | Readonly<Record<string, string>>;

/** What a library's package.json has. */
export interface Manifest {
  name: string;
  version: string;
  files: readonly string[];
  exports: Readonly<Record<string, Target>>;
  dependencies?: Readonly<Record<string, string>>;
  [field: string]: unknown;
}

/** What all packages have in common; it stands in the workspace's package.json. */
export interface Shared {
  repository: { type: string; url: string };
  homepage: string;
  bugs: { url: string };
  engines: Readonly<Record<string, string>>;
}

/** Fields that only the workspace reads. */
const OWN: ReadonlySet<string> = new Set(['private', 'nx', 'scripts', 'devDependencies']);

/**
 * What a library's package.json says once it is published: without sources and what else is the workspace's own, with the fields
 * that all packages share, and with ranges, so that a host that has a later patch of a dependency gets no second copy of it.
 * @param folder where the library stands in the repository
 */
export function publishedManifest(own: Manifest, shared: Shared, folder: string): Manifest {
  const { exports, dependencies, files, ...rest } = own;
  const fields = Object.entries(rest).filter(([field]) => !OWN.has(field));
  return {
    ...(Object.fromEntries(fields) as Pick<Manifest, 'name' | 'version'>),
    ...{ repository: { ...shared.repository, directory: folder }, bugs: shared.bugs },
    homepage: `${shared.homepage}/${folder}`,
    engines: shared.engines,
    publishConfig: { access: 'public' },
    files: [...files, 'CHANGELOG.md'],
    exports: publishedExports(exports),
    ...(dependencies && { dependencies: ranges(dependencies) }),
  };
}

/** Without the way to sources; an entry that has nothing else is of the workspace alone. */
function publishedExports(exports: Manifest['exports']): Manifest['exports'] {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]): [string, Target][] => {
      if (typeof target === 'string') return [[entry, target]];
      const { [SOURCE]: _, ...conditions } = target;
      return Object.keys(conditions).length > 0 ? [[entry, conditions]] : [];
    }),
  );
}

const ranges = (dependencies: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [
      name,
      /^\d/.test(version) ? `^${version}` : version,
    ]),
  );
