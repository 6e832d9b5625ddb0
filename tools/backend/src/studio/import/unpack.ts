import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnreadableFile } from '../../modules/catalogue/intake/shape/unreadable-file.ts';

/** Most that a packed file may hold, bytes: a feed of 25,000 flats. The command line takes larger ones. */
const MOST = 32 * 1024 * 1024;

/**
 * Unpacks a file of the Studio as it is read.
 * @throws UnreadableFile where it is no gzip, or holds more than it may
 */
export async function* unpack(base64: string): AsyncGenerator<Uint8Array> {
  const packed = Readable.from([Buffer.from(base64, 'base64')]);
  let size = 0;
  try {
    for await (const part of packed.pipe(createGunzip()) as AsyncIterable<Buffer>) {
      size += part.byteLength;
      if (size > MOST) {
        throw new UnreadableFile(
          `файл больше ${MOST / 1024 / 1024} МБ: загрузите его командой npm run import`,
        );
      }
      yield part;
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('файл пришёл повреждённым: отправьте его ещё раз');
  }
}
