import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Services } from '../../../kernel/services.ts';
import { yandexFeed } from './yandex-feed.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A feed as it is sent. */
export interface EncodedFeed {
  readonly etag: string;
  readonly identity: Bytes;
  readonly br: Bytes;
  readonly gzip: Bytes;
}

interface Cached {
  madeOf: readonly unknown[];
  feed: Promise<EncodedFeed>;
}

/** Makes the feed once per change of the catalogue or the content; all who ask meanwhile get the same bytes. */
export function createCachedFeed(services: Services): () => Promise<EncodedFeed> {
  let cached: Cached | null = null;
  return () => {
    const madeOf = [services.catalogue.snapshot, services.content.library];
    if (cached && madeOf.every((part, index) => part === cached?.madeOf[index])) return cached.feed;
    // One after another: the next one begins when the one under way is there.
    const before = cached?.feed.catch(() => null) ?? null;
    const made: Cached = { madeOf, feed: Promise.resolve(before).then(() => encode(services)) };
    cached = made;
    made.feed.catch(() => {
      if (cached === made) cached = null;
    });
    return made.feed;
  };
}

async function encode(services: Services): Promise<EncodedFeed> {
  const parts: string[] = [];
  for await (const part of yandexFeed(services)) parts.push(part);
  const identity = new Uint8Array(Buffer.from(parts.join('')));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(identity),
  ]);
  const digest = createHash('sha1').update(identity).digest('base64url');
  return {
    etag: `W/"${digest}"`,
    identity,
    br: new Uint8Array(br),
    gzip: new Uint8Array(zipped),
  };
}
