import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { KEY } from './s3-server.ts';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

interface Signed {
  /** `{id}/{date}/{region}/s3/aws4_request` */
  credential: string;
  headers: string;
  signature: string;
  at: string;
  payload: string;
}

/**
 * Checks the signature of a request, in its header or its address (AWS Signature, version 4), and the hash of its body.
 * @returns the code of what is wrong; `null` where nothing is
 */
export function faultOfSignature(
  request: IncomingMessage,
  body: Buffer,
  now = new Date(),
): string | null {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const parameters = new URLSearchParams(query);
  const signed = inAddress(parameters) ?? inHeader(request);
  if (!signed) return 'AccessDenied';
  const [id, date = '', region = ''] = signed.credential.split('/');
  if (id !== KEY.id) return 'InvalidAccessKeyId';
  if (isOver(signed.at, Number(parameters.get('X-Amz-Expires') ?? 900), now)) return 'AccessDenied';
  const isHash = /^[\da-f]{64}$/.test(signed.payload);
  if (isHash && signed.payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const canonical = [
    request.method ?? '',
    path,
    query
      .split('&')
      .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...signed.headers.split(';').map((name) => `${name}:${valueOf(request, name)}`),
    '',
    signed.headers,
    signed.payload,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', signed.at, scope, sha256(canonical)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${KEY.secret}`,
  );
  return hmac(key, text).toString('hex') === signed.signature ? null : 'SignatureDoesNotMatch';
}

const valueOf = ({ headers }: IncomingMessage, name: string) =>
  String(headers[name] ?? '').replace(/ +/g, ' ');

function inAddress(parameters: URLSearchParams): Signed | null {
  const of = (name: string) => parameters.get(`X-Amz-${name}`) ?? '';
  if (of('Signature') === '') return null;
  return {
    ...{ credential: of('Credential'), headers: of('SignedHeaders'), signature: of('Signature') },
    ...{ at: of('Date'), payload: 'UNSIGNED-PAYLOAD' },
  };
}

function inHeader(request: IncomingMessage): Signed | null {
  const { authorization = '' } = request.headers;
  const found = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(authorization);
  const [, credential = '', headers = '', signature = ''] = found ?? [];
  if (signature === '') return null;
  const at = valueOf(request, 'x-amz-date');
  return { credential, headers, signature, at, payload: valueOf(request, 'x-amz-content-sha256') };
}

function isOver(at: string, seconds: number, now: Date): boolean {
  const began = Date.parse(
    at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  return !(Math.abs(now.getTime() - began) <= seconds * 1000);
}
