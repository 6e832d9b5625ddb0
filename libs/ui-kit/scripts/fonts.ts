import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { alias, graft } from './graft.ts';

const require = createRequire(import.meta.url);
const axes = { wght: { min: 300, max: 500, default: 300 }, SHRP: { min: 0, max: 100 } };
const features = ['ccmp', 'kern', 'locl', 'mark', 'tnum'];

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(first.charCodeAt(0) + i),
  ).join('');

/** The characters of the Cyrillic file; `unicode-range` in fonts.css says the same. */
export const cyrillic = `${range('А', 'я')}Ёё№\u0301`;

/** The characters of the Latin file: letters, digits, the punctuation of Russian pages, measures, money. */
export const latin = `${range(' ', '~')}\u00a0\u202f\u2011«»„“”‘’–—…•·§©®™°′″²³½×±−€₽`;

const rouble = '₽'.codePointAt(0) ?? 0;

/** The font files by name, the same bytes at every run. */
export async function makeFonts(): Promise<Record<string, Buffer>> {
  return {
    'geologica-cyrillic.woff2': await packed(await cut('cyrillic', cyrillic), cyrillic),
    'geologica-latin.woff2': await packed(await latinWithRouble(), latin),
  };
}

/** The rouble sign stands in a third file of the family, alone among letters no page needs. */
async function latinWithRouble(): Promise<Buffer> {
  const letters = graft(await cut('latin', latin), await cut('latin-ext', '₽'), rouble);
  // Two characters of their own that look like others: the family leaves them out.
  return alias(alias(letters, 0x202f, 0xa0), 0x2011, 0x2d);
}

async function cut(subset: string, text: string): Promise<Buffer> {
  const path = `@fontsource-variable/geologica/files/geologica-${subset}-shrp-normal.woff2`;
  return subsetFont(await readFile(require.resolve(path)), text, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    dropTables: ['gasp', 'prep'],
  });
}

const packed = (font: Buffer, text: string) =>
  subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: features });

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../src/tokens/fonts');
  for (const [name, font] of Object.entries(await makeFonts())) {
    await writeFile(join(folder, name), font);
    console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`);
  }
}
