import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Breaker } from '../../observability/breaker.ts';
import { checkKey, FilesAway, type FileBody, type StoredFiles } from '../stored-files.ts';
import type { FilesSettings } from '../../config/files-settings.ts';
import { sha256Of } from '../hash-of.ts';
import { filesAway, isMissing, wrongSettingOf } from './s3-errors.ts';
import { verified } from './verified.ts';

interface S3Settings extends FilesSettings {
  breaker: Breaker;
  /** Milliseconds without a byte after which a call is given up. @default 4000 */
  idleTimeout?: number;
}

/** Bytes of one part of a file; the store takes no smaller ones, and one of them is in memory at a time. */
const PART = 5 * 1024 * 1024;

/** Metadata that holds the hash of a file, where it was known before it was sent. */
const HASH = 'sha256';

/** Tries of a call, the first one included. */
const TRIES = 2;

/** Opens an S3 store; the client is loaded here and by nobody else, so that a folder does not pay for it. */
export async function openS3Files(settings: S3Settings): Promise<StoredFiles> {
  const [s3, { Upload }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const { address, breaker } = settings;
  const client = new s3.S3Client(clientConfig(settings));
  const Bucket = address.bucket;
  const objectOf = (key: string) => ({ Bucket, Key: address.prefix + checkKey(key) });
  const place = `s3://${Bucket}/${address.prefix}${address.endpoint === null ? '' : ` at ${address.endpoint}`}`;

  /** Asks the store; `null` where it says that there is no such file. */
  async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await breaker.run(() => work().catch(noneWhereMissing));
    } catch (error) {
      throw error instanceof FilesAway ? error : filesAway(error);
    }
  }

  async function put(key: string, body: FileBody, known?: string): Promise<void> {
    const object = objectOf(key);
    const { hash = known, open } = await measured(body);
    await ask(async () => {
      const params = {
        ...object,
        Body: open(),
        ContentType: 'application/octet-stream',
        ...(hash !== undefined && { Metadata: { [HASH]: hash } }),
      };
      await new Upload({ client, params, partSize: PART, queueSize: 1 }).done();
    });
  }

  async function* list(folder: string): ReturnType<StoredFiles['list']> {
    let ContinuationToken: string | undefined;
    do {
      const from = { ...(ContinuationToken !== undefined && { ContinuationToken }) };
      const asked = { Bucket, Prefix: address.prefix + folder, ...from };
      const page = await ask(() => client.send(new s3.ListObjectsV2Command(asked)));
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page?.Contents ?? []) {
        yield { key: Key.slice(address.prefix.length), size: Size, changedAt: LastModified };
      }
      ContinuationToken = page?.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    kind: 's3',
    place,
    get isAway() {
      return breaker.isOpen;
    },
    pathOf: () => null,
    put,
    list,
    async stat(key) {
      const asked = new s3.HeadObjectCommand(objectOf(key));
      const found = await ask(() => client.send(asked));
      if (!found) return null;
      const { ContentLength: size = 0, LastModified: changedAt = new Date(0) } = found;
      return { key, size, changedAt };
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const asked = { ...objectOf(key), ...(Range !== undefined && { Range }) };
      const found = await ask(() => client.send(new s3.GetObjectCommand(asked)));
      if (!found) return null;
      const { Body, ContentLength = 0, ContentRange, Metadata } = found;
      const size = Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? ContentLength);
      const checked = verified(ContentLength, range ? undefined : Metadata?.[HASH]);
      const source = Body as Readable;
      source.on('error', (cause) => checked.destroy(filesAway(cause)));
      checked.on('close', () => source.destroy());
      source.pipe(checked);
      return { size, stream: Readable.toWeb(checked) as unknown as ReadableStream<Uint8Array> };
    },
    async delete(key) {
      const asked = new s3.DeleteObjectCommand(objectOf(key));
      await ask(() => client.send(asked));
    },
    async link(key, { type, disposition }) {
      if (address.links === 0) return null;
      const named = { ResponseContentType: type, ResponseContentDisposition: disposition };
      const asked = new s3.GetObjectCommand({ ...objectOf(key), ...named });
      return getSignedUrl(client, asked, { expiresIn: address.links });
    },
    async check() {
      try {
        await ask(() => client.send(new s3.ListObjectsV2Command({ Bucket, MaxKeys: 1 })));
      } catch (error) {
        throw (error instanceof FilesAway && wrongSettingOf(error, place)) || error;
      }
    },
  };
}

function clientConfig({ address, credentials, idleTimeout = 4000 }: S3Settings): S3ClientConfig {
  return {
    region: address.region,
    ...(address.endpoint !== null && { endpoint: address.endpoint }),
    forcePathStyle: address.pathStyle,
    ...(credentials && { credentials }),
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: Math.min(2000, idleTimeout),
      socketTimeout: idleTimeout,
    },
  };
}

function noneWhereMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

interface Measured {
  /** SHA-256, hex; `undefined` of a stream, which can be read once. */
  hash?: string;
  open: () => Uint8Array | Readable;
}

/** The hash of a body before it is sent. */
async function measured(body: FileBody): Promise<Measured> {
  if (body instanceof Uint8Array) {
    return { hash: createHash('sha256').update(body).digest('hex'), open: () => body };
  }
  if (!('path' in body)) return { open: () => Readable.from(body) };
  const { path } = body;
  const hash = await sha256Of(createReadStream(path) as AsyncIterable<Buffer>);
  // An empty file is one part without a byte: a stream would be none.
  const isEmpty = (await stat(path)).size === 0;
  return {
    hash,
    open: () => (isEmpty ? new Uint8Array() : createReadStream(path)),
  };
}
