import { adapterFor } from '../../../modules/catalogue/intake/adapters/adapters.ts';
import { gather, type Gathered } from '../../../modules/catalogue/intake/plan/gather.ts';
import type { ReadingOptions } from '../../../modules/catalogue/intake/shape/adapter.ts';
import { UnreadableFile } from '../../../modules/catalogue/intake/shape/unreadable-file.ts';
import { openSource } from '../../../modules/catalogue/intake/source/open-source.ts';
import { partsOf, utf8 } from './parts-of.ts';

/** All that a file says, read as the import reads it. */
export async function readAll(
  file: string | Uint8Array,
  { size, ...options }: ReadingOptions & { size?: number } = {},
): Promise<Gathered> {
  const bytes = typeof file === 'string' ? utf8(file) : file;
  const source = await openSource(partsOf(bytes, size));
  const adapter = adapterFor(source.head, undefined);
  if (!adapter) throw new Error('no adapter');
  return gather(adapter.read(source.text, options));
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
