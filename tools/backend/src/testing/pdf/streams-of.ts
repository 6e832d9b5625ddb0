import { inflateSync } from 'node:zlib';

/** Streams of a PDF that are packed by deflate, as text. */
export function streamsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  let at = pdf.indexOf('stream\n');
  while (at !== -1) {
    const end = pdf.indexOf('\nendstream', at);
    try {
      found.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // A stream that is not packed: a picture or a font as it is.
    }
    at = pdf.indexOf('stream\n', end + 10);
  }
  return found;
}
