import { readFile } from '../../../modules/catalogue/intake/adapters/read-file.ts';
import { gather, type Gathered } from '../../../modules/catalogue/intake/plan/gather.ts';
import type { ReadingOptions } from '../../../modules/catalogue/intake/shape/adapter.ts';
import { UnreadableFile } from '../../../modules/catalogue/intake/shape/unreadable-file.ts';
import { partsOf, utf8 } from './parts-of.ts';

/** All that a file says, read as the import reads it. */
export async function readAll(
  file: string | Uint8Array,
  { size, ...options }: ReadingOptions & { size?: number } = {},
): Promise<Gathered> {
  const bytes = typeof file === 'string' ? utf8(file) : file;
  return gather((await readFile(partsOf(bytes, size), options)).readings);
}

/** Why a file is refused, the last reason. */
export async function reasonFor(file: string | Uint8Array): Promise<string> {
  try {
    return (await readAll(file, { size: 65_536 })).mistakes.at(-1)?.reason ?? '';
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}
