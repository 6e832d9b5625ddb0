/** Left, top, width and height in the drawing's own units. */
export type Frame = readonly [left: number, top: number, width: number, height: number];

const FURNITURE = '<g fill="#ffffff" stroke="#7c8a93" stroke-width="1.3" stroke-linejoin="round">';
const WORDS = /<g text-anchor="middle" fill="#12202a">.*?<\/g>|<text .*?<\/text>/g;
const SIZES = /<g stroke="#5f6e78" stroke-width="1" fill="none">.*?<\/g>/g;
const VIEW_BOX = / viewBox="([^"]+)" width="[^"]+" height="[^"]+"/;
const OUTER = /<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#12202a"/;
const BALCONY = /<rect x="[-\d.]+" y="([-\d.]+)" [^>]*fill="#eef2f4" stroke="#12202a"/;

/** Room around the walls, and less of it than the drawing leaves: units. */
const MARGIN = 10;

/**
 * What of a labelled drawing is shown: its walls, its balcony, and beside them the lines of its sizes.
 * @throws Error where the drawing has no view box or no outer wall
 */
export function frameOf(svg: string): Frame {
  const [left = NaN, , , height = NaN] = VIEW_BOX.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const top = Number(VIEW_BOX.exec(svg)?.[1]?.split(' ')[1]);
  const outer = OUTER.exec(svg)?.slice(1).map(Number);
  if (!outer || Number.isNaN(left)) throw new Error('a drawing has no view box or no outer wall');
  const [x = 0, y = 0, width = 0] = outer;
  const highest = Math.min(y, Number(BALCONY.exec(svg)?.[1] ?? y)) - MARGIN;
  const lowest = top + height - MARGIN;
  const right = x + width + MARGIN;
  return [left, highest, right - left, lowest - highest].map(round) as unknown as Frame;
}

/** The drawing without furniture, words and sizes, in its frame. */
export function wallsOf(svg: string): string {
  const { before, after } = partedAtFurniture(svg);
  return framed(before + after.replace(WORDS, '').replace(SIZES, ''), frameOf(svg));
}

/** The furniture alone, in the same frame. */
export function furnitureOf(svg: string): string {
  const { furniture } = partedAtFurniture(svg);
  const head = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  return framed(`${head}${furniture}</svg>`, frameOf(svg));
}

function framed(svg: string, frame: Frame): string {
  const [, , width, height] = frame.map(Math.round);
  return svg.replace(VIEW_BOX, ` viewBox="${frame.join(' ')}" width="${width}" height="${height}"`);
}

function partedAtFurniture(svg: string) {
  const from = svg.indexOf(FURNITURE);
  if (from < 0) return { before: svg, furniture: '', after: '' };
  let depth = 0;
  for (const tag of svg.slice(from).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag[0] === '</g>' ? -1 : 1;
    if (depth > 0) continue;
    const to = from + tag.index + tag[0].length;
    return { before: svg.slice(0, from), furniture: svg.slice(from, to), after: svg.slice(to) };
  }
  throw new Error('the furniture of a drawing does not end');
}

const round = (value: number) => Math.round(value * 10) / 10;
