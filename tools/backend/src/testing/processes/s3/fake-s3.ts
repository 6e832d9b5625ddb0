import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { readRange } from '../../../kernel/http/byte-range.ts';
import { BUCKET, environmentOf, type S3Server } from './s3-server.ts';
import { faultOfSignature } from './signature.ts';

interface Stored {
  bytes: Buffer;
  /** Headers that come back with the bytes: its metadata and its checksum. */
  headers: Record<string, string>;
  at: Date;
}

/** An S3 store in memory; what stands in it can be looked at. */
export interface FakeS3 extends S3Server {
  readonly objects: Map<string, Stored>;
  /** Uploads in parts that were begun and neither finished nor given up. */
  readonly unfinished: ReadonlyMap<string, ReadonlyMap<number, Buffer>>;
}

/** A refusal as S3 answers it. */
class S3Refusal extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/** Keys of one page of a list. */
const PAGE = 1000;

/** The smallest part of an upload that is not its last, in bytes. */
const SMALLEST_PART = 5 * 1024 * 1024;

/**
 * Starts a store that answers what the product asks, as strictly as S3: signatures, hashes and checksums are checked,
 * parts have their least size, and a file is there when all of it has come.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Stored>();
  const unfinished = new Map<string, Map<number, Buffer>>();
  const server = createServer((request, answer) => {
    answerRequest({ objects, unfinished }, request, answer).catch((error: unknown) => {
      const { message, status = 500 } = error as Partial<S3Refusal>;
      answer.writeHead(status).end(xml('Error', `<Code>${message}</Code>`));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    ...{ name: 'an S3 server in this process', endpoint, objects, unfinished },
    environment: environmentOf(endpoint),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface Store {
  objects: Map<string, Stored>;
  unfinished: Map<string, Map<number, Buffer>>;
}

interface Asked extends Store {
  key: string;
  query: URLSearchParams;
  body: Buffer;
  request: IncomingMessage;
  answer: ServerResponse;
}

async function answerRequest(store: Store, request: IncomingMessage, answer: ServerResponse) {
  // A body that breaks off is no request: nothing of it stays.
  const body = await buffer(request);
  const fault = faultOfSignature(request, body);
  if (fault) throw new S3Refusal(403, fault);
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3');
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
  if (bucket !== BUCKET) throw new S3Refusal(404, 'NoSuchBucket');
  checkSum(request, body);
  const asked = { ...store, key: rest.join('/'), query, body, request, answer };
  const act = asked.key === '' ? list : ACTS[request.method ?? ''];
  if (!act) throw new S3Refusal(501, 'NotImplemented');
  act(asked);
}

function checkSum({ headers }: IncomingMessage, body: Buffer): void {
  const sum = headers['x-amz-checksum-crc32'];
  if (sum !== undefined && sum !== crcOf(body)) throw new S3Refusal(400, 'BadDigest');
}

function crcOf(bytes: Buffer): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString('base64');
}

const ACTS: Readonly<Record<string, (asked: Asked) => void>> = {
  GET: read,
  HEAD: read,
  PUT: (asked) => (asked.query.has('uploadId') ? putPart(asked) : put(asked)),
  POST: (asked) => (asked.query.has('uploads') ? beginParts(asked) : joinParts(asked)),
  DELETE({ objects, unfinished, key, query, answer }) {
    const upload = query.get('uploadId');
    if (upload === null) objects.delete(key);
    else unfinished.delete(upload);
    answer.writeHead(204).end();
  },
};

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function metadataOf({ headers }: IncomingMessage): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

function put({ objects, key, body, request, answer }: Asked): void {
  const headers = { ...metadataOf(request), 'x-amz-checksum-crc32': crcOf(body) };
  objects.set(key, { bytes: body, headers, at: new Date() });
  answer.writeHead(200, { etag: etagOf(body) }).end();
}

/** Metadata of uploads in parts, which comes with their beginning. */
const begun = new Map<string, Record<string, string>>();

function beginParts({ unfinished, request, answer }: Asked): void {
  const upload = randomUUID();
  unfinished.set(upload, new Map());
  begun.set(upload, metadataOf(request));
  answer.writeHead(200).end(xml('InitiateMultipartUploadResult', `<UploadId>${upload}</UploadId>`));
}

function partsOf({ unfinished, query }: Asked): Map<number, Buffer> {
  const parts = unfinished.get(query.get('uploadId') ?? '');
  if (!parts) throw new S3Refusal(404, 'NoSuchUpload');
  return parts;
}

function putPart(asked: Asked): void {
  partsOf(asked).set(Number(asked.query.get('partNumber')), asked.body);
  asked.answer.writeHead(200, { etag: etagOf(asked.body) }).end();
}

function joinParts(asked: Asked): void {
  const { objects, unfinished, key, query, answer } = asked;
  const upload = query.get('uploadId') ?? '';
  const parts = [...partsOf(asked)].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
  if (parts.slice(0, -1).some(({ length }) => length < SMALLEST_PART)) {
    throw new S3Refusal(400, 'EntityTooSmall');
  }
  objects.set(key, {
    bytes: Buffer.concat(parts),
    headers: begun.get(upload) ?? {},
    at: new Date(),
  });
  unfinished.delete(upload);
  answer.writeHead(200).end(xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`));
}

function read({ objects, key, query, request, answer }: Asked): void {
  const found = objects.get(key);
  if (!found) throw new S3Refusal(404, 'NoSuchKey');
  const { bytes, headers, at } = found;
  const range = readRange(request.headers['range'], bytes.length);
  if (range === 'outside') throw new S3Refusal(416, 'InvalidRange');
  const { 'x-amz-checksum-crc32': sum, ...metadata } = headers;
  const isChecked = range === 'whole' && request.headers['x-amz-checksum-mode'] === 'ENABLED';
  const part = range === 'whole' ? bytes : bytes.subarray(range.start, range.end + 1);
  const disposition = query.get('response-content-disposition');
  answer.writeHead(range === 'whole' ? 200 : 206, {
    ...metadata,
    ...(isChecked && sum !== undefined && { 'x-amz-checksum-crc32': sum }),
    ...(range !== 'whole' && {
      'content-range': `bytes ${range.start}-${range.end}/${bytes.length}`,
    }),
    ...(disposition !== null && { 'content-disposition': disposition }),
    'content-type': query.get('response-content-type') ?? 'application/octet-stream',
    'content-length': part.length,
    'last-modified': at.toUTCString(),
    etag: etagOf(bytes),
  });
  answer.end(request.method === 'HEAD' ? undefined : part);
}

function list({ objects, query, answer }: Asked): void {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const most = Math.min(PAGE, Number(query.get('max-keys') ?? PAGE));
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, most).map((key) => {
    const { bytes, at } = objects.get(key) as Stored;
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const last = keys[most - 1];
  const next = keys.length > most ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
  answer.writeHead(200).end(xml('ListBucketResult', page.join('') + next));
}

const xml = (name: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${content}</${name}>`;
