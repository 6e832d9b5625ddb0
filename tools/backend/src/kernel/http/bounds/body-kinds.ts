/** What a body may be before anything parses it. */
export interface BodyBounds {
  readonly bytes: number;
  /** Nothing but the two encodings of an HTML form. @default false */
  readonly formsOnly?: true;
}

/** Bounds by kind of address; a route narrows its own further (`readBytes`, `readForm`). */
export const BODY_BOUNDS = {
  /** Forms of the site and the account; the longest letter in percent-encoded Cyrillic is 20 KB. */
  page: { bytes: 64 * 1024, formsOnly: true },
  /** Methods, callbacks of partners, staff and Studio; a statement of 100,000 letters is 600 KB percent-encoded. */
  method: { bytes: 1024 * 1024 },
} as const satisfies Record<string, BodyBounds>;

/** `pieces`: written to disk block by block, never held; its route counts the bytes. */
export type BodyKind = keyof typeof BODY_BOUNDS | 'pieces';

/** The whole address, so that nothing else can be reached by one that merely begins so. */
const UPLOAD = /^\/(?:studio\/)?api\/uploads\/[\w-]+$/;

const BACKEND = /^\/(api|studio\/api|staff|test-[a-z]+|media|feeds)(\/|$)/;

/**
 * Kind of the body that an address takes.
 * @param pathname normalised, as a router matches it
 */
export function bodyKindOf(method: string, pathname: string): BodyKind {
  if (method === 'PATCH' && UPLOAD.test(pathname)) return 'pieces';
  return BACKEND.test(pathname) ? 'method' : 'page';
}
