/** Where a value stands within another: names of properties and places in lists. */
export type Path = readonly (string | number)[];

/** A copy of a value without some of its parts. */
export interface Cut {
  value: unknown;
  /** The path in the whole value of what has a path in the copy: lists of the copy are shorter. */
  original: (path: Path) => Path;
}

/** A path as the key of a set. */
export const keyOf = (path: Path): string => JSON.stringify(path.map(String));

/** Copies JSON data without the parts whose {@link keyOf} is in the set. */
export function cut(whole: unknown, removed: ReadonlySet<string>): Cut {
  const places = new Map<unknown, readonly number[]>();

  function copy(value: unknown, path: Path): unknown {
    const stays = (key: string | number) => !removed.has(keyOf([...path, key]));
    if (Array.isArray(value)) {
      const indices = [...value.keys()].filter(stays);
      const list = indices.map((at) => copy(value[at], [...path, at]));
      places.set(list, indices);
      return list;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => stays(key));
    return Object.fromEntries(entries.map(([key, below]) => [key, copy(below, [...path, key])]));
  }

  const value = removed.size > 0 ? copy(whole, []) : whole;
  return {
    value,
    original(path) {
      let at: unknown = value;
      return path.map((key) => {
        const place = places.get(at)?.[Number(key)];
        at = below(at, key);
        return place ?? key;
      });
    },
  };
}

/** What stands in a value under a key; undefined where it has no such part. */
export function below(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}
