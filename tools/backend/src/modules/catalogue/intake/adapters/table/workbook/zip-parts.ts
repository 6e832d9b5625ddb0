import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFile } from '../../../shape/unreadable-file.ts';

/** Bytes that are unpacked at a time: not even a bomb makes more than a thousand times as many of them. */
const STEP = 8 * 1024;
const MOST_PARTS = 1000;
/** Bytes of one part when it is unpacked: a sheet of 200,000 lots has a third of it. */
const LARGEST_PART = 512 * 1024 * 1024;
/** How many times larger what is unpacked may be than the book; tables shrink to a tenth, bombs to a thousandth. */
const MOST_RATIO = 200;
/** Bytes below which no ratio is looked at. */
const SMALL = 16 * 1024 * 1024;

const BROKEN = 'книга Excel повреждена: откройте её, сохраните ещё раз и загрузите новую';

/**
 * Unpacks parts of a book as they are asked for, by what really comes out of it and not by what it says of its sizes.
 * @throws UnreadableFile where it is broken, a bomb, or locked
 */
export function* zipParts(
  book: Uint8Array,
  isWanted: (name: string) => boolean,
): Generator<{ name: string; bytes: Uint8Array }> {
  const ready: { name: string; bytes: Uint8Array }[] = [];
  let count = 0;
  let size = 0;
  const stop = (reason: string): never => {
    throw new UnreadableFile(reason);
  };
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > MOST_PARTS) stop(`в книге Excel больше ${MOST_PARTS} частей`);
    if (!isWanted(file.name)) return;
    file.ondata = (error, bytes) => {
      // What is thrown here comes back as an error of the archive.
      if (error) throw error instanceof UnreadableFile ? error : new UnreadableFile(BROKEN);
      size += bytes.byteLength;
      const isBomb = size > SMALL && size > book.byteLength * MOST_RATIO;
      if (isBomb || size > LARGEST_PART) {
        stop('книга Excel распаковывается в слишком большую: похоже на zip-бомбу');
      }
      ready.push({ name: file.name, bytes });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < book.byteLength; at += STEP) {
    try {
      unzip.push(book.subarray(at, at + STEP), at + STEP >= book.byteLength);
    } catch (error) {
      throw error instanceof UnreadableFile ? error : new UnreadableFile(BROKEN);
    }
    yield* ready.splice(0);
  }
}

/** Names of all parts; of an archive that can be read no further, those before. */
export function partNames(book: Uint8Array): Set<string> {
  const names = new Set<string>();
  for (const _ of zipParts(book, (name) => {
    names.add(name);
    return false;
  }));
  return names;
}
