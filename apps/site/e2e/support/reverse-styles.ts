import postcss, { type ChildNode } from 'postcss';

/** Style sheets taken apart. */
export interface StyleFiles {
  /** Declarations of the order of the layers. */
  order: string[];
  /** Rules of each file of the sources in their order, each within its layer. */
  files: string[];
}

/** Class of a CSS module, `_row_k3f9`, whose last letters tell files apart (`tools/config/src/class-name.ts`). */
const CLASS = /\._[A-Za-z][\w-]*?_([a-z0-9]{4})(?![\w-])/;

/** Takes style sheets apart into the files that they were made of. */
export function filesOf(sheets: readonly string[]): StyleFiles {
  const nodes = sheets.flatMap((css) => postcss.parse(css).nodes);
  const order = nodes.filter((node) => node.type === 'atrule' && !node.nodes);
  const files = nodes.flatMap((node) => {
    if (node.type === 'atrule' && !node.nodes) return [];
    if (node.type !== 'atrule' || node.name !== 'layer') return String(node);
    return byFile(node.nodes ?? []).map((text) => `@layer ${node.params}{${text}}`);
  });
  return { order: order.map((node) => `${String(node)};`), files };
}

/** The same with each file before those that came before it. Of a file that comes twice the last counts, as it does for a browser. */
export const inReverse = ({ order, files }: StyleFiles): string =>
  [...order, ...new Set(files.toReversed())].join('');

/** Rules of one CSS module stay together, in their order. */
function byFile(nodes: readonly ChildNode[]): string[] {
  const groups: string[][] = [];
  let last: string | undefined;
  for (const text of nodes.map(String)) {
    const file = CLASS.exec(text)?.[1] ?? last;
    if (file !== last || groups.length === 0) groups.push([]);
    // A declaration's last semicolon is left out by whoever made the file small.
    groups.at(-1)?.push(text.endsWith('}') ? text : `${text};`);
    last = file;
  }
  return groups.map((group) => group.join(''));
}
