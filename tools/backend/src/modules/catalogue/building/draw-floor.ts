import type { FloorGeometry } from '../../estate/types.ts';

/**
 * Draws a floor with the rooms and the furniture of its flats, in the colours of their drawings.
 * @param drawingOf SVG of a flat type without text
 */
export function drawFloor(
  { viewBox, walls, common, stairs, lifts, flats }: FloorGeometry,
  drawingOf: (plan: string) => string | null,
): string {
  const [, , width, height] = viewBox;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}">`,
    `<path d="${walls}" fill="#12202a"/>`,
    `<path d="${common}" fill="#f4f7f8"/>`,
    `<path d="${stairs}" fill="none" stroke="#7c8a93" stroke-width="2"/>`,
    `<path d="${lifts}" fill="#fff" stroke="#12202a" stroke-width="3"/>`,
    ...flats.map(
      ({ plan, transform }) => `<g transform="${transform}">${contentOf(drawingOf(plan))}</g>`,
    ),
    '</svg>',
  ].join('');
}

/** What stands inside a drawing's root; its title would be a tooltip of one flat. */
function contentOf(svg: string | null): string {
  return (svg ?? '')
    .replace(/^[^<]*<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>[^<]*<\/title>/, '');
}
