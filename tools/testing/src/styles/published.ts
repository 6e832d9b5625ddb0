import postcss from 'postcss';
import { OUTSIDE } from './layers.ts';

/** What of a package's style sheet would depend on what its host loads, and in which order. */
export function publishedFaults(css: string): string[] {
  const [first, ...rest] = postcss.parse(css).nodes.filter(({ type }) => type !== 'comment');
  const faults: string[] = [];
  if (first?.type !== 'atrule' || first.name !== 'layer' || first.nodes) {
    faults.push('does not begin with the order of the layers');
  }
  for (const node of rest) {
    const isLayer = node.type === 'atrule' && node.name === 'layer' && /^m30\./.test(node.params);
    if (isLayer || (node.type === 'atrule' && OUTSIDE.has(node.name))) continue;
    faults.push(`has a rule outside a layer: ${node.toString().slice(0, 60)}`);
  }
  return faults;
}
