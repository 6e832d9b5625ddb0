/** Addresses of files of the media store within words and HTML. */
const ADDRESS =
  /\/media\/([a-z0-9][a-z0-9-]*?)(?:_v\d+)?(?:-\d{3,4}(?:-portrait)?)?\.(?:avif|webp|jpg|svg)/g;

/** Names of the pictures that the data of blocks use: by a name with its size, or by the address of a file. */
export function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    for (const [, id] of value.matchAll(ADDRESS)) if (id) found.add(id);
  } else if (Array.isArray(value)) {
    for (const item of value) namesIn(item, found);
  } else if (typeof value === 'object' && value !== null) {
    const { id, width } = value as { id?: unknown; width?: unknown };
    if (typeof id === 'string' && typeof width === 'number') found.add(id);
    for (const item of Object.values(value)) namesIn(item, found);
  }
  return found;
}
