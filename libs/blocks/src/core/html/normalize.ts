import type { ContentTag } from '@m30/ui-kit/content-html';
import type { HtmlTree } from './html-tree.ts';

/** Between the parts of a table or list only elements may stand; browsers and React agree on blanks. */
const structural: ReadonlySet<ContentTag> = new Set<ContentTag>([
  ...(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl'] as const),
]);

/** Adds a node to a tree, joining neighbouring texts into one as a parser would. */
export function append(tree: HtmlTree[number][], node: HtmlTree[number]): void {
  const last = tree.at(-1);
  const value = typeof node === 'string' ? plainText(node) : node;
  if (value === '') return;
  if (typeof value === 'string' && typeof last === 'string') tree[tree.length - 1] = last + value;
  else tree.push(value);
}

/** Children of an element without the white space that its markup was indented with. */
export function withoutBlanks(tag: ContentTag, children: HtmlTree): HtmlTree {
  if (!structural.has(tag)) return children;
  return children.filter((child) => typeof child !== 'string' || child.trim() !== '');
}

/** Text as it comes out of a browser: no NUL and other controls, lone surrogates or carriage returns. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
