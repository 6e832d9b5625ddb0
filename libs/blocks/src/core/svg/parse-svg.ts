import { html as spec, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { plainText } from '../html/normalize.ts';
import { svgAttributes, svgTags, type Drawing, type SvgElement, type SvgTree } from './svg-tree.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Groups within groups: deeper no drawing program writes. */
const MAX_DEPTH = 16;

const tags: ReadonlyMap<string, SvgElement['tag']> = new Map(svgTags.map((tag) => [tag, tag]));

/** Numbers, path commands, colours, a transform; `url(…)`, which reaches out, is none of them. */
const VALUE = /^(?!.*url\()[-#\w\s.,+%()]*$/i;

/** A role of the palette: the drawing follows the ground that it stands on. */
const ROLE = /^var\(--[a-z-]{1,30}\)$/;

/**
 * Turns the markup of a drawing into a tree of allowed shapes. Server only: it carries the parser.
 * @returns `null` where there is no `<svg>` with a view box, or nothing in it
 */
export function parseSvg(markup: string): Drawing | null {
  const root = parseFragment(markup).childNodes.find(isSvg);
  const viewBox = root && viewBoxOf(root);
  if (!viewBox) return null;
  const shapes = cleanAll(root.childNodes, 0, false);
  return shapes.length > 0 ? { viewBox, shapes } : null;
}

const isSvg = (node: Node): node is Element =>
  'tagName' in node && node.tagName === 'svg' && node.namespaceURI === spec.NS.SVG;

function viewBoxOf({ attrs }: Element): string | null {
  const value = attrs.find(({ name }) => name.toLowerCase() === 'viewbox')?.value ?? '';
  const numbers = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const valid = numbers.length === 4 && numbers.every((number) => Math.abs(number) < 1e6);
  return valid && width > 0 && height > 0 ? numbers.join(' ') : null;
}

function cleanAll(nodes: readonly Node[], depth: number, inText: boolean): SvgTree {
  return nodes.flatMap((node) => clean(node, depth, inText));
}

function clean(node: Node, depth: number, inText: boolean): SvgTree {
  if ('value' in node) {
    const words = inText ? plainText(node.value).replace(/\s+/g, ' ') : '';
    return words === '' ? [] : [words];
  }
  const tag =
    'tagName' in node && node.namespaceURI === spec.NS.SVG ? tags.get(node.tagName) : undefined;
  if (!tag || !('tagName' in node) || depth > MAX_DEPTH) return [];
  const holdsText = tag === 'text' || tag === 'tspan';
  const children = cleanAll(node.childNodes, depth + 1, holdsText);
  const attributes = attributesOf(node);
  return [
    {
      tag,
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...(children.length > 0 && { children }),
    },
  ];
}

function attributesOf({ attrs }: Element): Record<string, string> {
  const allowed = attrs.flatMap(({ name, value }) => {
    const known = svgAttributes.get(name);
    return known && (VALUE.test(value) || ROLE.test(value)) ? [[known, value] as const] : [];
  });
  return Object.fromEntries(allowed);
}
