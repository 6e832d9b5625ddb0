import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Name of a class of a CSS module in a page: `_row_k3f9`, its own name and four letters of its file. The default adds five and a line:
 * a fiftieth of the compressed bytes of a page.
 * @param file path, perhaps with a query
 */
export function className(local: string, file: string): string {
  const path = relative(root, file.split('?', 1).join('')).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest().readUInt32BE();
  return `_${local}_${hash.toString(36).padStart(LENGTH, '0').slice(-LENGTH)}`;
}

/** Letters that tell files apart: a test knows that they do. */
const LENGTH = 4;
