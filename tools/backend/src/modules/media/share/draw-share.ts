import { faces, type Glyphs } from './glyphs/glyphs.ts';
import { lineSvg, linesOf, widthOf } from './lettering.ts';
import type { SharedPage } from './types.ts';

/** Pixels: what Open Graph readers ask for. */
export const SIZE = { width: 1200, height: 630 };
/** Where the words end and the view begins, pixels from the left: the meridian. */
export const AXIS = 660;

const LEFT = 64;
const COLUMN = AXIS - LEFT - 48;
const INK = {
  ground: '#0d222e',
  words: '#ffffff',
  muted: '#a9bbc5',
  axis: '#ff6a3d',
  line: '#2b4352',
};

/** Sizes of a title, the largest that fits in so many lines wins. */
const TITLES = [
  { size: 64, lines: 3 },
  { size: 54, lines: 4 },
  { size: 44, lines: 5 },
];

let loaded: { title: Glyphs; words: Glyphs } | undefined;

/** The words of a share picture as SVG, over the ground; the view is laid upon its right side. */
export function drawShare({ kind, title, note, legal, view }: SharedPage, brand: string): string {
  loaded ??= { title: faces.title(), words: faces.words() };
  const { size, lines } = fitTitle(title, loaded.title);
  const words = (glyphs: Glyphs, text: string, y: number, px: number, fill: string) =>
    `<g fill="${fill}">${lineSvg(text, LEFT, y, { glyphs, size: px })}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${INK.ground}"/>`,
    globe(view.type === 'globe' ? SIZE.width - 250 : 190, 315, 300),
    words(loaded.words, kind, 96, 27, INK.muted),
    ...lines.map((line, row) => {
      const y = 112 + size * 1.02 + row * size * 1.1;
      const setting = { glyphs: loaded?.title as Glyphs, size, tracking: -0.02 };
      return `<g fill="${INK.words}">${lineSvg(line, LEFT, y, setting)}</g>`;
    }),
    ...(note ? noteLines(note, loaded, lines.length * size * 1.1 + 128) : []),
    `<path d="M${AXIS} 0v${SIZE.height}" stroke="${INK.axis}" stroke-width="4"/>`,
    logo(brand, loaded.title),
    ...(legal ? legalLines(legal, loaded) : []),
    '</svg>',
  ].join('');
}

function fitTitle(title: string, glyphs: Glyphs): { size: number; lines: string[] } {
  for (const { size, lines } of TITLES) {
    const setting = { glyphs, size, tracking: -0.02 };
    const broken = linesOf(title, COLUMN, lines, setting);
    const isWhole = !broken.at(-1)?.endsWith('…') || title.endsWith('…');
    if (isWhole && broken.every((line) => widthOf(line, setting) <= COLUMN)) {
      return { size, lines: broken };
    }
  }
  const { size, lines } = { size: 44, lines: 5 };
  return { size, lines: linesOf(title, COLUMN, lines, { glyphs, size, tracking: -0.02 }) };
}

/** Price, place or date under the title, as far as the sign leaves room. */
function noteLines(note: string, { words }: { words: Glyphs }, top: number): string[] {
  const setting = { glyphs: words, size: 30 };
  const room = Math.floor((SIZE.height - 130 - top) / 40);
  return linesOf(note, COLUMN, Math.max(1, Math.min(2, room)), setting).map(
    (line, row) =>
      `<g fill="${INK.words}">${lineSvg(line, LEFT, top + 40 + row * 40, setting)}</g>`,
  );
}

/** In small print under the sign. */
function legalLines(legal: string, { words }: { words: Glyphs }): string[] {
  const setting = { glyphs: words, size: 14 };
  return linesOf(legal, COLUMN, 2, setting).map(
    (line, row) => `<g fill="${INK.muted}">${lineSvg(line, LEFT, 602 + row * 17, setting)}</g>`,
  );
}

/** Meridians and a circle, as on the deep grounds of the pages. */
function globe(x: number, y: number, radius: number): string {
  const meridians = [0.87, 0.67, 0.43, 0.18].map(
    (share) => `<ellipse cx="${x}" cy="${y}" rx="${radius * share}" ry="${radius}"/>`,
  );
  return `<g fill="none" stroke="${INK.line}" stroke-width="1.5"><circle cx="${x}" cy="${y}" r="${radius}"/>${meridians.join('')}<path d="M${x} ${y - radius}v${radius * 2}"/></g>`;
}

/** Sign and name of the brand, at the foot. */
function logo(brand: string, glyphs: Glyphs): string {
  const name = lineSvg(brand, LEFT + 52, 573, { glyphs, size: 30, tracking: -0.01 });
  return `<g transform="translate(${LEFT} 544)" fill="none" stroke="${INK.words}" stroke-width="1.5"><circle cx="18" cy="18" r="16.5"/><path d="M18 1.5c-10.5 9.5-10.5 23.5 0 33M18 1.5c10.5 9.5 10.5 23.5 0 33"/><path d="M18 0v36" stroke="${INK.axis}" stroke-width="2.5"/></g><g fill="${INK.words}">${name}</g>`;
}
