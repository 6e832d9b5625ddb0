import type { Glyphs } from './glyphs/glyphs.ts';

/** How a line is set. */
export interface Setting {
  glyphs: Glyphs;
  /** Pixels. */
  size: number;
  /** Share of the size that is added after each letter. @default 0 */
  tracking?: number;
}

/** A letter that the face lacks is set as another one. */
const INSTEAD: Readonly<Record<string, string>> = {
  '\u2060': '',
  '\u200b': '',
  '\u2009': '\u202f',
  '“': '«',
  '”': '»',
};

/** Letters that the face has; the others are left out. */
function settable(text: string, { advance }: Glyphs): string[] {
  return Array.from(text, (letter) => INSTEAD[letter] ?? letter).filter(
    (letter) => advance[letter] !== undefined,
  );
}

/** Width of a line, pixels. */
export function widthOf(text: string, { glyphs, size, tracking = 0 }: Setting): number {
  const letters = settable(text, glyphs);
  const units = letters.reduce((sum, letter, at) => sum + stepOf(glyphs, letters, letter, at), 0);
  return (units / glyphs.unitsPerEm + letters.length * tracking) * size;
}

/**
 * Breaks a text into lines of a width at its blanks; what does not fit into the last one ends with «…».
 * A word that is wider than the line is left whole.
 */
export function linesOf(text: string, width: number, most: number, setting: Setting): string[] {
  const lines: string[] = [];
  let line = '';
  const words = held(text)
    .split(/[ \n]+/)
    .filter((word) => word !== '');
  for (const [place, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (line === '' || widthOf(longer, setting) <= width) {
      line = longer;
    } else if (lines.length === most - 1) {
      return [...lines, shortened([line, ...words.slice(place)].join(' '), width, setting)];
    } else {
      lines.push(line);
      line = word;
    }
  }
  return line ? [...lines, line] : lines;
}

/** A short word does not stay at the end of a line. */
function held(text: string): string {
  return text.replace(/(?<=^|[\s«(])([а-яё]{1,2}) /giu, '$1\u00a0');
}

function shortened(text: string, width: number, setting: Setting): string {
  let fitting = text;
  while (fitting.includes(' ') && widthOf(`${fitting}…`, setting) > width) {
    fitting = fitting
      .slice(0, fitting.lastIndexOf(' '))
      .replace(/(?<![\s,.:;—–-])[\s,.:;—–-]+$/u, '');
  }
  return `${fitting}…`;
}

/** A line as SVG: the outlines of its letters, from a point on the base line. */
export function lineSvg(text: string, x: number, y: number, setting: Setting): string {
  const { glyphs, size, tracking = 0 } = setting;
  const letters = settable(text, glyphs);
  const scale = size / glyphs.unitsPerEm;
  let at = 0;
  const paths = letters.map((letter, place) => {
    const outline = glyphs.path[letter];
    const svg = outline ? `<path transform="translate(${Math.round(at)})" d="${outline}"/>` : '';
    at += stepOf(glyphs, letters, letter, place) + tracking * glyphs.unitsPerEm;
    return svg;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** From a letter to the next one, units of the font. */
function stepOf({ advance, kern }: Glyphs, letters: string[], letter: string, at: number): number {
  return (advance[letter] ?? 0) + (kern[letter + (letters[at + 1] ?? '')] ?? 0);
}
