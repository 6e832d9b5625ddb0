import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { refuseForNow } from '../method/refuse.ts';
import { createLimit } from '../time/limit.ts';

const folder = dirname(createRequire(import.meta.url).resolve('pdfmake/package.json'));
const face = (name: string) => join(folder, 'fonts', 'Roboto', `Roboto-${name}.ttf`);

/** The writer with its fonts; loaded with the first document, for most processes never write one. */
async function loadWriter() {
  const { default: writer } = await import('pdfmake');
  writer.setFonts({
    Roboto: {
      normal: face('Regular'),
      bold: face('Medium'),
      italics: face('Italic'),
      bolditalics: face('MediumItalic'),
    },
  });
  // A document takes nothing from elsewhere, whatever it is made of.
  writer.setUrlAccessPolicy(() => false);
  writer.setLocalAccessPolicy((path: string) => path.startsWith(folder));
  return writer;
}

let writer: ReturnType<typeof loadWriter> | undefined;

/** Documents that may wait for the one being written: some seconds of a processor. */
const MOST_WAITING = 20;

const inTurn = createLimit(1, {
  most: MOST_WAITING,
  refuse: () =>
    refuseForNow(503, 'Сейчас готовится слишком много документов. Попробуйте через минуту', 10),
  // Writing is one long piece of work: without a rest nobody is answered until all that wait are written.
  rests: true,
});

/**
 * Writes a document as a PDF with embedded fonts, so that Cyrillic can be searched and copied; one at a time.
 * @throws Refused 503 where too many wait
 */
export function printPdf(document: TDocumentDefinitions): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(async () => {
    writer ??= loadWriter();
    const made = (await writer).createPdf({ ...printable(document), language: 'ru' });
    return new Uint8Array(await made.getBuffer());
  });
}

/** Joins words on a page; the fonts of paper have no glyph for it and print a box. */
const WORD_JOINER = '\u2060';

/** A document whose fonts have a glyph for all that stands in it. */
function printable<Part>(part: Part): Part {
  return mapTexts(part, (text) => text.replaceAll(WORD_JOINER, '')) as Part;
}

function mapTexts(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part);
  if (Array.isArray(part)) return part.map((one) => mapTexts(one, change));
  if (part === null || typeof part !== 'object' || part instanceof Uint8Array) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, mapTexts(one, change)]));
}
