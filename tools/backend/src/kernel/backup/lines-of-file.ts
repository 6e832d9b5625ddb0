import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** Reads a backup line by line. */
export async function* linesOfFile(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  let rest = '';
  for await (const part of source.pipe(unpacked).setEncoding('utf8')) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
