import { readFileSync } from 'node:fs';

/** Outlines of one face of the brand’s typeface, in units of the font, y upwards. */
export interface Glyphs {
  unitsPerEm: number;
  /** Width by letter. */
  advance: Record<string, number>;
  /** Outline as the data of an SVG path, by letter; a blank has none. */
  path: Record<string, string>;
  /** How much nearer two letters stand, by both. */
  kern: Record<string, number>;
}

const read = (face: string) =>
  JSON.parse(readFileSync(new URL(`./${face}.json`, import.meta.url), 'utf8')) as Glyphs;

/**
 * The faces of share pictures, made of the pages’ fonts by `libs/ui-kit/scripts/glyphs.ts`: a picture looks the
 * same whatever fonts a server has. Read with the first picture.
 */
export const faces = { title: () => read('title'), words: () => read('words') };
