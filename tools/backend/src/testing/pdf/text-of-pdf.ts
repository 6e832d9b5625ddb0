import { unpacked } from './streams-of.ts';

/**
 * What is written on the sheets of a PDF of ours, in the order of its drawing, without any spaces: a word is placed by itself, so
 * that the space after it may be no character. Glyphs become letters by the table that each embedded font brings along
 * (ISO 32000-1, 9.10.3), which is what a reader copies and searches by.
 */
export function textOfPdf(pdf: Uint8Array): string {
  const objects = objectsOf(Buffer.from(pdf));
  const letters = lettersOfFonts(objects);
  const sheets = [...objects.values()].filter(
    ({ head }) => !/\/(Type|Length1|Subtype)\b/.test(head),
  );
  return sheets.map(({ stream }) => textOfSheet(stream, letters)).join('');
}

/** A numbered object: its dictionary, and its stream unpacked where it has one. */
interface PdfObject {
  head: string;
  stream: string;
}

/** Letters by the number of their glyph. */
type Letters = ReadonlyMap<number, string>;

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const end = text.indexOf('\nendobj', index);
    const start = text.indexOf('\nstream\n', index);
    const hasStream = start !== -1 && start < end;
    objects.set(id, {
      head: text.slice(index, hasStream ? start : end),
      stream: hasStream ? unpacked(pdf.subarray(start + 8, pdf.indexOf('\nendstream', start))) : '',
    });
  }
  return objects;
}

function lettersOfFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, Letters> {
  const fonts = [...objects.values()].flatMap(({ head }) => [
    ...head.matchAll(/\/(F\d+) (\d+) 0 R/g),
  ]);
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      return [name, lettersOf(objects.get(table)?.stream ?? '')];
    }),
  );
}

/** `<0000> <00ff> [<0000> <0041> …]`: ranges of glyphs with a letter each. */
function lettersOf(table: string): Letters {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16);
    for (const [at, [, code = '']] of [...list.matchAll(/<(\w*)>/g)].entries()) {
      letters.set(first + at, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function textOfSheet(stream: string, fonts: ReadonlyMap<string, Letters>): string {
  let font: Letters | undefined;
  let text = '';
  for (const [, name, line] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\][]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    for (const [, glyphs = ''] of line?.matchAll(/<(\w+)>/g) ?? []) {
      for (const glyph of glyphs.match(/.{4}/g) ?? []) {
        text += font?.get(Number.parseInt(glyph, 16)) ?? '\ufffd';
      }
    }
  }
  return text.replace(/[\s\u2060]/g, '');
}
