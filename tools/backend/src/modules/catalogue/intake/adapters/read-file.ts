import type { Reading, ReadingOptions } from '../shape/adapter.ts';
import { UnreadableFile } from '../shape/unreadable-file.ts';
import { openSource } from '../source/open-source.ts';
import { adapterFor, ADAPTERS } from './adapters.ts';
import { BOOK_TITLE, readWorkbook } from './table/workbook/workbook.ts';

/** What a file is, and what it says. */
export interface OpenedFile {
  /** Russian, as the report names it. */
  format: string;
  readings: AsyncIterable<Reading>;
}

/**
 * Opens a file of any format that is read.
 * @param format name of an adapter; found by the beginning of the file where it is not given
 * @throws UnreadableFile, at once or while it is read
 */
export async function readFile(
  bytes: AsyncIterable<Uint8Array>,
  { format, ...options }: ReadingOptions & { format?: string | undefined },
): Promise<OpenedFile> {
  const { head, text, workbook } = await openSource(bytes);
  if (workbook) {
    if (format !== undefined && format !== 'csv') {
      throw new UnreadableFile(`это книга Excel или архив ZIP, а не «${format}»`);
    }
    return { format: BOOK_TITLE, readings: readWorkbook(workbook, options) };
  }
  const adapter = adapterFor(head, format);
  if (!adapter) {
    const known = ADAPTERS.map(({ name }) => name).join(', ');
    throw new UnreadableFile(`неизвестный формат «${format ?? ''}»; есть ${known}`);
  }
  return { format: adapter.title, readings: adapter.read(text, options) };
}
