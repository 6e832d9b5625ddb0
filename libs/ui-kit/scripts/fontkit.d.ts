/** The part of fontkit, which pdfmake brings, that the outlines are made with. */
declare module 'fontkit' {
  interface Glyph {
    advanceWidth: number;
    path: { commands: readonly unknown[]; toSVG(): string };
  }

  interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  }

  export function create(font: Uint8Array): Font;
}
