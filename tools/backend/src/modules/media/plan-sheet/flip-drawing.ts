/**
 * A drawing flipped left to right whose words stay readable: each text keeps its place in the flat,
 * and its letters are flipped back around it.
 */
export function flipDrawing(svg: string): string {
  const open = /^(<svg[^>]* viewBox=")([^"]+)("[^>]*>)(<title>[^<]*<\/title>)?/.exec(svg);
  if (!open) throw new Error('a drawing has no view box');
  const [head, before = '', viewBox = '', after = '', title = ''] = open;
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const content = svg.slice(head.length).replace(/<\/svg>\s*$/, '');
  const flipped = content.replace(/<text x="([^"]+)"([^>]*)>/g, flipText);
  const box = [round(-(left + width)), top, width, height].join(' ');
  return `${before}${box}${after}${title}<g transform="scale(-1 1)">${flipped}</g></svg>`;
}

function flipText(_: string, x: string, attributes: string): string {
  const own = / transform="([^"]*)"/.exec(attributes);
  const rest = own ? attributes.replace(own[0], '') : attributes;
  const back = `translate(${round(2 * Number(x))} 0) scale(-1 1)${own ? ` ${own[1] ?? ''}` : ''}`;
  return `<text x="${x}"${rest} transform="${back}">`;
}

const round = (value: number) => Math.round(value * 10) / 10;
