/** Where files stand in an S3 store: what `FILES_URL` says. */
export interface S3Address {
  readonly bucket: string;
  /** Before each key: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** `null` means Amazon’s own. */
  readonly endpoint: string | null;
  /** The bucket stands in the path of an address and not in its host. */
  readonly pathStyle: boolean;
  /** Seconds that a link to a document works; 0 where documents are read through the product alone. */
  readonly links: number;
}

/** Longest time of a link: somebody opens it at once, or asks again. */
const LONGEST_LINK = 300;

const PARAMETERS: readonly string[] = ['region', 'endpoint', 'style', 'links'];

const wrong = (what: string) => new Error(what);

/**
 * Reads `s3://bucket/prefix?region=ru-1&endpoint=https://s3.example.com&style=path&links=60`.
 * @throws Error that says what is expected
 */
export function readS3Address(text: string): S3Address {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.username !== '' || url.password !== '' || url.port !== '') {
    throw wrong(
      'an address like s3://bucket/prefix?region=…&endpoint=https://…, without keys in it',
    );
  }
  const bucket = url.hostname;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw wrong('a bucket after s3://');
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) throw wrong(`no parameter but ${PARAMETERS.join(', ')}`);
  const endpoint = readEndpoint(url.searchParams.get('endpoint'));
  return {
    bucket,
    prefix: readPrefix(url.pathname),
    region: readRegion(url.searchParams.get('region')),
    endpoint,
    pathStyle: readStyle(url.searchParams.get('style')) ?? endpoint !== null,
    links: readLinks(url.searchParams.get('links')),
  };
}

function readPrefix(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  if (parts.some((part) => !/^[\w-][\w.-]*$/.test(part))) {
    throw wrong('a prefix of letters, digits, dots, hyphens and slashes');
  }
  return parts.map((part) => `${part}/`).join('');
}

function readEndpoint(given: string | null): string | null {
  if (given === null) return null;
  const url = URL.parse(given);
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '') {
    return given.replace(/\/$/, '');
  }
  throw wrong('endpoint=https://s3.example.com');
}

function readRegion(given: string | null): string {
  if (given === null) return 'us-east-1';
  if (/^[a-z0-9-]+$/.test(given)) return given;
  throw wrong('a region like ru-1');
}

function readStyle(given: string | null): boolean | null {
  if (given === null) return null;
  if (given === 'path' || given === 'host') return given === 'path';
  throw wrong('style=path or style=host');
}

function readLinks(given: string | null): number {
  const seconds = /^\d{1,3}$/.test(given ?? '0') ? Number(given ?? 0) : Infinity;
  if (seconds <= LONGEST_LINK) return seconds;
  throw wrong(`links= seconds, at most ${LONGEST_LINK}`);
}
