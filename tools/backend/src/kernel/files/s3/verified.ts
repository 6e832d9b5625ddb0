import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { FilesAway } from '../stored-files.ts';

/**
 * Passes bytes on while they are those that are expected, and breaks off where fewer came or others: the reader is never
 * told that a damaged file was whole.
 * @param hash SHA-256 of the whole, hex; `undefined` where it is not known
 */
export function verified(size: number, hash: string | undefined): Transform {
  const sum = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(block: Buffer, _, done) {
      bytes += block.length;
      if (hash !== undefined) sum.update(block);
      // The last block is withheld from who counts bytes until all of them were checked.
      if (bytes < size || hash === undefined) return done(null, block);
      if (bytes === size && sum.digest('hex') === hash) return done(null, block);
      done(new FilesAway('the store of files gives other bytes than it was given'));
    },
    flush(done) {
      done(bytes === size ? null : new FilesAway('the store of files has broken off'));
    },
  });
}
