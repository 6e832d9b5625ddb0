/** Elements that a drawing may consist of: shapes and words, nothing that refers, moves or runs. */
export const svgTags = [
  ...['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
] as const;

/** Attributes of shapes as HTML writes them, each with the name that React knows it by. */
export const svgAttributes: ReadonlyMap<string, string> = new Map(
  [
    ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy'],
    ...['d', 'points', 'width', 'height', 'transform', 'fill', 'opacity', 'stroke'],
    ...['fill-opacity', 'fill-rule', 'font-size', 'font-weight', 'letter-spacing'],
    ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin'],
    ...['stroke-miterlimit', 'stroke-opacity', 'stroke-width', 'text-anchor', 'vector-effect'],
    ...['dominant-baseline'],
  ].map((name) => [name, camel(name)]),
);

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A shape with attributes as React spells them; `parseSvg` is the only place that writes them. */
export interface SvgElement {
  tag: (typeof svgTags)[number];
  attributes?: Readonly<Record<string, string>>;
  children?: SvgTree;
}

/** Cleaned shapes as plain data; a string is text of a `<text>`. */
export type SvgTree = readonly (string | SvgElement)[];

/** A whole drawing. */
export interface Drawing {
  /** Four numbers: left, top, width, height. */
  viewBox: string;
  shapes: SvgTree;
}
