import { dirname } from 'node:path';
import { circlesOf } from './circles-of.ts';

/** A module with what it imports; paths from the root of the workspace. */
interface Importing {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/** Folders that import each other, and the imports that do it. */
export interface FolderCircle {
  folders: readonly string[];
  /** `{file} → {file}`, one for each pair of folders. */
  imports: readonly string[];
}

/**
 * Circles of folders within a project. Imports of types count, and a folder and one that stands in it are two folders, unlike
 * to the rule of dependency-cruiser.
 * @param project its folder, `libs/forms`
 */
export function folderCircles(modules: readonly Importing[], project: string): FolderCircle[] {
  const isOwn = (path: string) => path.startsWith(`${project}/`);
  const imports = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules.filter((one) => isOwn(one.source))) {
    const from = dirname(source);
    const to = imports.get(from) ?? new Map<string, string>();
    imports.set(from, to);
    for (const { resolved } of dependencies) {
      const folder = dirname(resolved);
      if (isOwn(resolved) && folder !== from) to.set(folder, `${source} → ${resolved}`);
    }
  }
  const graph = new Map([...imports].map(([from, to]) => [from, new Set(to.keys())]));
  return circlesOf(graph).map((folders) => ({
    folders,
    imports: folders.flatMap((from) => folders.flatMap((to) => imports.get(from)?.get(to) ?? [])),
  }));
}
