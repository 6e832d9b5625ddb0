/** A value within content. */
export interface Place {
  /** `ddu.blocks[3].items[0].html`. */
  path: string;
  /** Name of the property; in a list that of the list. */
  key: string;
  value: unknown;
}

/** Gives a value and everything in it, outer values first. */
export function* walk(value: unknown, path: string, key = path): Generator<Place> {
  yield { path, key, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, `${path}[${index}]`, key);
  } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const [name, item] of Object.entries(value)) yield* walk(item, `${path}.${name}`, name);
  }
}
