import type { SourceKind } from '@m30/studio/contract/catalogue/import-source.schema';
import { fetchFile, type FetchBounds } from './fetch-file.ts';
import type { FileMark } from './file-mark.ts';
import { findFile } from './find-file.ts';
import type { Opened } from './opened.ts';
import { NO_FOLDER, SourceFailure } from './source-failure.ts';

/** Where a file comes from, and which one was there before. */
interface Place {
  kind: SourceKind;
  url: string;
  /** The file that was read last. */
  seen: FileMark | null;
  /** The file that was there at the last look, and may not be whole. */
  growing: FileMark | null;
}

interface Given {
  bounds: FetchBounds;
  signal: AbortSignal;
  /** Of the installation; `null` where it has none. */
  folder: string | null;
  /** Takes the file that is there, whether it was seen or may be growing. */
  whole: boolean;
}

/**
 * Opens the file of a source, unless it is the one that was read last.
 * @throws SourceFailure
 */
export async function openFile(
  { kind, url, seen, growing }: Place,
  { bounds, signal, folder, whole }: Given,
): Promise<Opened> {
  if (kind === 'url') {
    return fetchFile(new URL(url), { ...bounds, signal, seen: whole ? null : seen });
  }
  if (folder === null) throw new SourceFailure(NO_FOLDER);
  return findFile(folder, {
    seen: whole ? null : seen,
    growing: whole ? 'any' : growing,
    largest: bounds.largest,
  });
}
