import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Names of what a body may be encoded as, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** How a page is sent to somebody: 304 where the browser has it. */
export interface Sending {
  readonly status: 200 | 304;
  /** Names and values in turn, as Node sends them without looking at each. */
  readonly headers: string[];
  readonly body: Uint8Array | null;
}

/** One page as everybody gets it. */
export interface CachedPage {
  /** Weak: the same for all encodings. */
  readonly etag: string;
  readonly known: Sending;
  readonly encoded: Readonly<Record<Encoding, Sending>>;
  /** Memory that it takes. */
  readonly bytes: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Shared caches may keep a page for seconds, and show an old one while the site is away. */
const CACHE_CONTROL =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400';

/** Makes the copy of a rendered page, compressed ahead of the visitors who will ask for it. */
export async function cachedPage(
  text: string,
  rendered: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      // The window of the default costs megabytes for each page under way.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
    zip(identity),
  ]);
  const policy = rendered['content-security-policy'] ?? '';
  // Another policy is another page, or a browser would keep the old one with it.
  const digest = createHash('sha1').update(policy).update(identity).digest('base64url');
  const etag = `W/"${digest}"`;
  const headers = { ...rendered, etag, 'cache-control': CACHE_CONTROL, vary: 'Accept-Encoding' };
  const flat = Object.entries(headers).flat();
  const sent = (body: Uint8Array, coded: readonly string[]): Sending => ({
    status: 200,
    headers: [...flat, 'content-length', String(body.length), ...coded],
    body,
  });
  return {
    etag,
    known: { status: 304, headers: flat, body: null },
    encoded: {
      br: sent(br, ['content-encoding', 'br']),
      gzip: sent(gz, ['content-encoding', 'gzip']),
      identity: sent(identity, []),
    },
    bytes: identity.length + br.length + gz.length + policy.length * 4,
  };
}

/** Chooses what to send by the request's `Accept-Encoding` and `If-None-Match`. */
export function sendingOf(
  page: CachedPage,
  { accept = '', known }: { accept: string | undefined; known: string | undefined },
): Sending {
  const has = known?.split(',').some((one) => one.trim() === page.etag);
  return has ? page.known : page.encoded[encodingOf(accept)];
}

function encodingOf(accept: string): Encoding {
  // What nearly every browser says, without a list to take apart.
  if (!accept.includes(';') && /\bbr\b/.test(accept)) return 'br';
  const accepted = accept.split(',').map((one) => one.trim());
  const takes = (name: string) =>
    accepted.some(
      (one) => one === name || (one.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(one)),
    );
  return ENCODINGS.find((name) => name !== 'identity' && takes(name)) ?? 'identity';
}
