import postcss, { type ChildNode } from 'postcss';

/**
 * Style sheets with the rules of each file before those of the file that came before it; their layers keep their order. Of a file
 * that comes twice the last counts, as it does for a browser.
 */
export function reverseStyles(sheets: readonly string[]): string {
  const nodes = sheets.flatMap((css) => postcss.parse(css).nodes);
  const order = nodes.filter((node) => node.type === 'atrule' && !node.nodes).map(String);
  const parts = nodes.flatMap((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return String(node);
    return byFile(node.nodes ?? []).map((text) => `@layer ${node.params}{${text}}`);
  });
  return [...order.map((text) => `${text};`), ...new Set(parts.toReversed())].join('');
}

/** Rules of one CSS module stay together, in their order; the hash in their class names tells it. */
function byFile(nodes: readonly ChildNode[]): string[] {
  const groups: string[][] = [];
  let last: string | undefined;
  for (const text of nodes.map(String)) {
    const file = /\._\w+?_(\w{5})_\d/.exec(text)?.[1] ?? last;
    if (file !== last || groups.length === 0) groups.push([]);
    // A declaration's last semicolon is left out by whoever made the file small.
    groups.at(-1)?.push(text.endsWith('}') ? text : `${text};`);
    last = file;
  }
  return groups.map((group) => group.join(''));
}
