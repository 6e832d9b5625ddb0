import type { FileMark } from './file-mark.ts';

/** What a look at a source finds. */
export type Opened =
  | { state: 'unchanged'; note: string }
  /** It may not be whole yet. */
  | { state: 'growing'; mark: FileMark; file: string }
  | {
      state: 'file';
      /** Name without its folders. */
      file: string;
      bytes: AsyncIterable<Uint8Array>;
      mark: FileMark;
    };

/** Bytes of a file that is fetched by itself: a feed of 100,000 flats. */
export const LARGEST_FETCHED = 128 * 1024 * 1024;

export const tooLarge = (largest: number): string =>
  `Файл больше ${Math.floor(largest / 1024 / 1024)} МБ: загрузите его командой npm run import`;
