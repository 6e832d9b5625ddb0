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

/** Folders of a project with what they import of each other: `{file} → {file}` of one import for each pair. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Which folder of a project imports which. Imports of types count, and a folder and one that stands in it are two folders, unlike
 * to the rule of dependency-cruiser.
 * @param project its folder, `libs/forms`
 */
export function folderGraph(modules: readonly Importing[], project: string): FolderGraph {
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
  return imports;
}

/** Circles of folders within a project. */
export function folderCircles(modules: readonly Importing[], project: string): FolderCircle[] {
  const imports = folderGraph(modules, project);
  const graph = new Map([...imports].map(([from, to]) => [from, new Set(to.keys())]));
  return circlesOf(graph).map((folders) => ({
    folders,
    imports: folders.flatMap((from) => folders.flatMap((to) => imports.get(from)?.get(to) ?? [])),
  }));
}

/** How many folders stand upon each other where most do; the graph has no circle. */
export function floorsOf(graph: FolderGraph): number {
  const known = new Map<string, number>();
  const floorOf = (folder: string): number => {
    const found = known.get(folder);
    if (found !== undefined) return found;
    known.set(folder, 1);
    const below = [...(graph.get(folder)?.keys() ?? [])].map(floorOf);
    const floor = 1 + Math.max(0, ...below);
    known.set(folder, floor);
    return floor;
  };
  return Math.max(0, ...[...graph.keys()].map(floorOf));
}
