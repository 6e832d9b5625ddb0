import type { HtmlAttributes, HtmlElement, HtmlTree } from './html-tree.ts';

const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Writes a tree as the HTML that the server's renderer produces for it. */
export function writeHtml(tree: HtmlTree): string {
  return tree.map((node) => (typeof node === 'string' ? escape(node) : element(node))).join('');
}

function element({ tag, attributes = {}, children = [] }: HtmlElement): string {
  const open = `<${tag}${attributeList(attributes)}>`;
  return voidTags.has(tag) ? open : `${open}${writeHtml(children)}</${tag}>`;
}

function attributeList(attributes: HtmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name.toLowerCase()}="${escape(String(value))}"`)
    .join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', '&nbsp;');
}
