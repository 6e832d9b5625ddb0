import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { cyrillic, latin, makeFonts } from './fonts.ts';

/** Where the backend draws pictures with words. */
const TARGET = join(import.meta.dirname, '../../../tools/backend/src/modules/media/share/glyphs');

/** Title and words of a share picture: weight and sharpness of the cuts. */
const FACES = { title: { wght: 500, SHRP: 100 }, words: { wght: 400, SHRP: 0 } };

const FILES = { 'geologica-cyrillic.woff2': cyrillic, 'geologica-latin.woff2': latin };

/** An accent that stands upon the letter before it. */
const ACCENT = '\u0301';

/** Outlines and distances of one face in units of the font, from the font files that pages load. */
async function glyphsOf(variationAxes: Record<string, number>) {
  const glyphs = {
    unitsPerEm: 0,
    advance: {} as Record<string, number>,
    path: {} as Record<string, string>,
    kern: {} as Record<string, number>,
  };
  for (const [name, packed] of Object.entries(await makeFonts())) {
    const text = FILES[name as keyof typeof FILES].replace(ACCENT, '');
    const options = { targetFormat: 'truetype', variationAxes } as const;
    const font = create(await subsetFont(packed, text, options));
    glyphs.unitsPerEm = font.unitsPerEm;
    for (const letter of text) {
      const [glyph] = font.layout(letter).glyphs;
      if (!glyph) continue;
      glyphs.advance[letter] = glyph.advanceWidth;
      if (glyph.path.commands.length > 0) glyphs.path[letter] = glyph.path.toSVG();
      for (const next of text) {
        const { glyphs: pair, positions } = font.layout(letter + next);
        const nearer = Math.round((positions[0]?.xAdvance ?? 0) - (pair[0]?.advanceWidth ?? 0));
        if (pair.length === 2 && nearer !== 0) glyphs.kern[letter + next] = nearer;
      }
    }
  }
  return glyphs;
}

for (const [face, axes] of Object.entries(FACES)) {
  const json = JSON.stringify(await glyphsOf(axes));
  await writeFile(join(TARGET, `${face}.json`), `${json}\n`);
  console.log(`${face}: ${(json.length / 1024).toFixed(0)} KB`);
}
