/** Names of properties and places in lists, from the page's body on. */
export type Path = readonly (string | number)[];

/** A copy of JSON data with another value at a path; `undefined` takes the property away. */
export function withValue(whole: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((item, index) =>
      index === Number(key) ? withValue(item, rest, value) : item,
    );
  }
  const object = (typeof whole === 'object' && whole !== null ? whole : {}) as Record<
    string,
    unknown
  >;
  const next = withValue(object[key], rest, value);
  if (next !== undefined) return { ...object, [key]: next };
  const { [key]: _, ...others } = object;
  return others;
}

/** A copy of a list with one item moved by some places; at its ends it stays. */
export function moved<Item>(list: readonly Item[], index: number, by: number): Item[] {
  const to = index + by;
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(index, 1));
  return next;
}
