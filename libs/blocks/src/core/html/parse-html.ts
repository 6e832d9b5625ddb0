import {
  defaultTreeAdapter,
  html as spec,
  parseFragment,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { contentTags, droppedTags, type ContentTag } from '@m30/ui-kit/content-html';
import { cleanAttributes } from './attributes.ts';
import { textOf, type HtmlTree } from './html-tree.ts';
import { append, plainText, withoutBlanks } from './normalize.ts';
import { writeHtml } from './write-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Where the page will put the markup; without it a bare `<tr>` would survive here and not in a browser. */
const place = defaultTreeAdapter.createElement('div', spec.NS.HTML, []);

/** Deeper than this nobody writes by hand: what lies below is stored as words. */
const MAX_DEPTH = 24;

/** How often a cleaned tree is written and read again before its markup is given up. */
const MAX_ROUNDS = 5;

/** Elements by the name they are kept under: a page has its own h1, and regions become plain boxes. */
const ALLOWED_TAGS: ReadonlyMap<string, ContentTag> = new Map([
  ...contentTags.map((tag) => [tag, tag] as const),
  ...[
    ...'section article main header footer aside nav center address form fieldset pre'.split(' '),
  ].map((tag) => [tag, 'div'] as const),
  ...([
    ['h1', 'h2'],
    ['strike', 's'],
    ['del', 's'],
    ['ins', 'u'],
  ] as const),
]);

/**
 * Turns HTML from the database into a tree of allowed elements. Server only: it carries the parser.
 *
 * The result is a fixed point: written as HTML and parsed again, as a browser does with the server's
 * page, it gives the same tree. So markup cannot mutate into something else, and hydration agrees.
 */
export function parseHtml(html: string): HtmlTree {
  let written = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tree = read(written);
    const again = writeHtml(tree);
    if (again === written) return tree;
    written = again;
  }
  const words = textOf(read(written)).trim();
  return words === '' ? [] : [{ tag: 'p', children: [words] }];
}

function read(html: string): HtmlTree {
  return cleanAll(parseFragment(place, html, {}).childNodes, 0);
}

function cleanAll(nodes: readonly Node[], depth: number): HtmlTree {
  const tree: HtmlTree[number][] = [];
  for (const node of nodes) {
    for (const cleaned of clean(node, depth)) append(tree, cleaned);
  }
  return tree;
}

function clean(node: Node, depth: number): HtmlTree {
  if (node.nodeName === '#text' && 'value' in node) return [node.value];
  if (!('tagName' in node) || isDropped(node)) return [];
  if (depth > MAX_DEPTH) return [wordsBelow(node)];
  const tag = ALLOWED_TAGS.get(node.tagName);
  const children = cleanAll(node.childNodes, depth + 1);
  const attributes = tag && cleanAttributes(tag, (name) => readAttribute(node, name));
  if (!tag || !attributes) return children;
  const content = withoutBlanks(tag, children);
  return [
    {
      tag,
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...(content.length > 0 && { children: content }),
    },
  ];
}

function isDropped(element: Element): boolean {
  return (
    element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || droppedTags.has(element.tagName)
  );
}

function readAttribute(element: Element, name: string): string | undefined {
  const found = element.attrs.find((attribute) => attribute.name === name);
  return found && plainText(found.value);
}

/** Text under an element without recursion, however deep it goes. */
function wordsBelow(element: Element): string {
  let words = '';
  const stack: Node[] = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('value' in node) words += node.value;
    if (!('tagName' in node) || isDropped(node)) continue;
    for (const child of node.childNodes.toReversed()) stack.push(child);
  }
  return words;
}
