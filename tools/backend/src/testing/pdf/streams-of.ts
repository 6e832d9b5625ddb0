import { inflateSync } from 'node:zlib';

/** Streams of a PDF that are packed by deflate, as text. */
export function streamsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  let at = pdf.indexOf('stream\n');
  while (at !== -1) {
    const end = pdf.indexOf('\nendstream', at);
    const text = unpacked(pdf.subarray(at + 7, end));
    if (text) found.push(text);
    at = pdf.indexOf('stream\n', end + 10);
  }
  return found;
}

/** A stream as text; '' where it is not packed: a picture or a font as it is. */
export function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
