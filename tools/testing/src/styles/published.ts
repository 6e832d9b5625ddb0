import postcss, { type ChildNode } from 'postcss';
import { OUTSIDE } from './layers.ts';

/**
 * What of a package's style sheet would depend on what its host loads, and in which order.
 * @param isEntry whether a host imports it by its name: such a one declares the order of the layers, whichever comes first
 */
export function publishedFaults(css: string, isEntry: boolean): string[] {
  const nodes = postcss.parse(css).nodes.filter(({ type }) => type !== 'comment');
  const faults: string[] = [];
  if (isEntry && !(nodes[0] ? isOrder(nodes[0]) || nodes.every(isName) : false)) {
    faults.push('does not begin with the order of the layers');
  }
  for (const node of nodes) {
    if (isOrder(node) || isName(node) || isLayered(node)) continue;
    faults.push(`has a rule outside a layer: ${node.toString().slice(0, 60)}`);
  }
  return faults;
}

/** What of the style sheet without layers would stand in one after all: a host imports it because of rules outside of layers. */
export function unlayeredFaults(css: string): string[] {
  const faults: string[] = [];
  postcss.parse(css).walkAtRules('layer', ({ params }) => {
    faults.push(`has a layer: ${params}`);
  });
  return faults;
}

/** The statement of all layers, or the import of the sheet that has it. */
const isOrder = (node: ChildNode): boolean =>
  node.type === 'atrule' &&
  (node.name === 'layer' ? !node.nodes : node.name === 'import' && /layers\.css/.test(node.params));

/** What names something, and competes with no rule. */
const isName = (node: ChildNode): boolean => node.type === 'atrule' && OUTSIDE.has(node.name);

/** A block of one of our layers; another sheet of the package, which is looked at by itself; a dependency's, in the layer for such. */
function isLayered(node: ChildNode): boolean {
  if (node.type !== 'atrule') return false;
  if (node.name === 'layer') return /^m30\./.test(node.params);
  return (
    node.name === 'import' &&
    (/^['"]\.\//.test(node.params) || node.params.endsWith(' layer(m30.vendor)'))
  );
}
