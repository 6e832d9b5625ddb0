import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { openFileCache } from '../files/file-cache.ts';
import type { Services } from '../services.ts';
import { printPdf } from './print-pdf.ts';
import type { AppContext } from '../http/env.ts';
import { limitPrinting } from './printing.ts';
import { isKnown } from '../http/send-drawing.ts';

/** Bytes of documents that are cached: a few hundred. */
const MOST = 64 * 1024 * 1024;

/** A document that is the same for all who ask for it. */
interface SharedDocument {
  document: TDocumentDefinitions;
  /** What the document is rendered from besides what stands in it: its functions say nothing of that. */
  madeOf?: unknown;
  headers: Readonly<Record<string, string>>;
  cacheControl: string;
}

/** @throws Refused 429 after too many new ones, 503 where too many are being printed */
export type SendDocument = (c: AppContext, paper: SharedDocument) => Promise<Response>;

/**
 * Makes the sender of documents, one for a process: each is printed once, until something in it changes, and sent from its file. Only printing
 * counts against the visitor's limit.
 */
export function documentSender(services: Pick<Services, 'config' | 'limits'>): SendDocument {
  const cache = openFileCache(join(services.config.dataDir, 'papers'), MOST);
  return async (c, paper) => {
    const tag = digestOf(paper);
    if (isKnown(c, `"${tag}"`, paper.cacheControl)) return c.body(null, 304);
    const name = `${tag}.pdf`;
    let bytes = await cache.find(name);
    if (!bytes) {
      limitPrinting(services, c);
      bytes = await cache.make(name, () => printPdf(paper.document));
    }
    return c.body(bytes, 200, { ...paper.headers, 'content-type': 'application/pdf' });
  };
}

/** Of the content, and of the code that lays it out. */
function digestOf({ document, madeOf = null }: SharedDocument): string {
  const text = JSON.stringify([document, madeOf], (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
