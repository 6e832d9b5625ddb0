import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Names that React writes otherwise than HTML; others pass as they are. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  viewbox: 'viewBox',
  colspan: 'colSpan',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  datetime: 'dateTime',
};

/** Attributes that are there or not. */
const FLAGS = new Set(['checked', 'disabled', 'hidden', 'inert', 'open', 'required', 'selected']);

/** What React manages in its own way, or what is no part of a page. */
const LEFT_OUT = new Set(['script', 'link', 'style', 'template']);

/**
 * The body of a rendered page as plain JSX, with `<Cards>` in the place of its cards: the page as
 * another framework would render it. What stands around the cards is written out, the cheapest there is.
 */
export function samePage(html: string): string {
  const document = parse(html);
  const body = elements(document).find(({ tagName }) => tagName === 'body');
  if (!body) throw new Error('the page has no body');
  let found = false;
  const content = body.childNodes.map(jsxOf).join('');
  if (!found) throw new Error('the page shows no cards');
  return `import { Cards, type Lot } from './Cards';

export function Page({ lots }: { lots: readonly Lot[] }) {
  return <>${content}</>;
}
`;

  function jsxOf(node: Node): string {
    if (node.nodeName === '#text' && 'value' in node) return `{${JSON.stringify(node.value)}}`;
    if (!('tagName' in node) || LEFT_OUT.has(node.tagName)) return '';
    if (isCard(node)) {
      if (found) return '';
      found = true;
      return '<Cards lots={lots} />';
    }
    const open = `${node.tagName}${node.attrs.map(attribute).join('')}`;
    const inside = node.childNodes.map(jsxOf).join('');
    return inside ? `<${open}>${inside}</${node.tagName}>` : `<${open} />`;
  }
}

/** How many elements the body of a page has, scripts and the like left out. */
export function countElements(html: string): number {
  const body = elements(parse(html)).find(({ tagName }) => tagName === 'body');
  return elements(body).filter(({ tagName }) => !LEFT_OUT.has(tagName)).length;
}

function isCard({ tagName, attrs }: Element): boolean {
  return tagName === 'article' && attrs.some(({ name }) => name === 'data-status');
}

function attribute({ name, value }: Element['attrs'][number]): string {
  if (name === 'style') return ` style={${JSON.stringify(styleOf(value))}}`;
  if (FLAGS.has(name)) return ` ${name}`;
  return ` ${NAMES[name] ?? name}={${JSON.stringify(value)}}`;
}

function styleOf(text: string): Record<string, string> {
  const pairs = text
    .split(';')
    .filter(Boolean)
    .map((part) => {
      const [name = '', ...value] = part.split(':');
      const key = name.startsWith('--')
        ? name
        : name.trim().replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [key, value.join(':').trim()];
    });
  return Object.fromEntries(pairs) as Record<string, string>;
}

function elements(root: DefaultTreeAdapterTypes.ParentNode | undefined): Element[] {
  return (root?.childNodes ?? []).flatMap((node) =>
    'tagName' in node ? [node, ...elements(node)] : [],
  );
}
