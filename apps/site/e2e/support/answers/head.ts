import type { Answer } from './ask-all.ts';

/** What stands in the head of a page for search engines and messengers. */
export interface Head {
  address: string;
  title: string;
  description: string;
  canonical: string;
  picture: string;
  card: string;
  data: string[];
}

/** Reads the head of a document; what is missing is empty. */
export function readHead({ address, body }: Answer): Head {
  const first = (pattern: RegExp) => pattern.exec(body)?.[1] ?? '';
  return {
    address,
    title: first(/<title>([^<]+)<\/title>/),
    description: first(/<meta name="description" content="([^"]+)"/),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    picture: first(/<meta property="og:image" content="([^"]+)"/),
    card: first(/<meta name="twitter:card" content="([^"]+)"/),
    data: [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    ),
  };
}

/** Structured data that a search engine reads: a thing of schema.org, or several. */
export const isThing = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isThing)
    : typeof value === 'object' &&
      value !== null &&
      '@type' in value &&
      '@context' in value &&
      value['@context'] === 'https://schema.org';
