import type { Mistake } from './types.ts';

/** Largest file that is read, bytes. */
export const LARGEST_FILE = 32 * 1024 * 1024;

/** Text of a file, or why it is none. */
export type Decoded = { text: string } | { mistake: Mistake };

/** Reads UTF-8 with or without its mark, and windows-1251, which spreadsheets still write. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.byteLength > LARGEST_FILE) {
    return wrong(`файл больше ${LARGEST_FILE / 1024 / 1024} МБ`);
  }
  if (bytes.byteLength === 0) return wrong('файл пуст');
  // No text of lots has U+0000; UTF-16, archives and spreadsheets have.
  if (bytes.includes(0)) {
    return wrong('это не текст в UTF-8 или windows-1251; сохраните таблицу как CSV');
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1251').decode(bytes) };
  }
}

function wrong(reason: string): Decoded {
  return { mistake: { line: 0, id: null, field: null, reason } };
}
