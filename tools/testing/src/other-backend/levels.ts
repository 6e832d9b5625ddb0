import { registry, type Methods } from '@m30/api';
import { includesLevel, levelOf, LEVELS, type Level } from '@m30/api/levels';

/** Lowest level at which each page works, by its address in the route table; `other-backend.ts` finds it by running. */
export type PagesByLevel = Readonly<Record<string, Level>>;

/** Methods that a backend of a level has. */
export const methodsOf = (level: Level): (keyof Methods)[] =>
  registry
    .map(({ name }) => name as keyof Methods)
    .filter((name) => includesLevel(level, levelOf(name)));

/** Where each page begins to work, from its status at each level; one that only leads on, or never works, is left out. */
export function pagesByLevel(
  statuses: ReadonlyMap<Level, ReadonlyMap<string, number>>,
): PagesByLevel {
  const patterns = [...new Set([...statuses.values()].flatMap((one) => [...one.keys()]))].sort();
  const found = patterns.flatMap((pattern) => {
    const first = LEVELS.find((level) => statuses.get(level)?.get(pattern) === 200);
    return first ? [[pattern, first] as const] : [];
  });
  return Object.fromEntries(found);
}
