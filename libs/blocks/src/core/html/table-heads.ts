import { textOf, type HtmlElement, type HtmlTree } from './html-tree.ts';

/** Elements of a tree, without the words between them. */
const elementsOf = (tree: HtmlTree = []) => tree.filter((node) => typeof node !== 'string');

const rowsOf = (table: HtmlElement): HtmlElement[] =>
  elementsOf(table.children).flatMap((part) =>
    part.tag === 'tr' ? part : elementsOf(part.children).filter(({ tag }) => tag === 'tr'),
  );

/**
 * What heads the columns of a table, so that a phone shows each row as lines with their names. `null` where nothing heads them, or
 * cells are joined: such a table has to scroll.
 */
export function tableHeads(table: HtmlElement): string[] | null {
  const head = elementsOf(table.children).find(({ tag }) => tag === 'thead');
  const [names] = head ? elementsOf(head.children) : [];
  const cells = elementsOf(names?.children);
  const isPlain = rowsOf(table).every(
    ({ children }) =>
      elementsOf(children).length === cells.length &&
      elementsOf(children).every(({ attributes }) => !attributes?.colSpan && !attributes?.rowSpan),
  );
  return cells.length > 0 && isPlain
    ? cells.map(({ children }) => textOf(children ?? []).trim())
    : null;
}
