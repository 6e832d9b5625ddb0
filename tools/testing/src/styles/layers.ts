import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';

/** What a style sheet may say outside its layer: it names something, and competes with no rule. */
export const OUTSIDE = new Set(['font-face', 'page', 'property']);

/** The one file that says nothing but the order. */
const ORDER = 'libs/ui-kit/src/tokens/layers.css';

/** Files that have a layer other than that of their project. */
const OWN: Readonly<Record<string, string | null>> = {
  [ORDER]: null,
  'libs/ui-kit/src/tokens/fonts.css': null,
  'libs/ui-kit/src/tokens/tokens.css': 'm30.tokens',
  'libs/ui-kit/src/tokens/base.css': 'm30.base',
  'libs/ui-kit/src/tokens/forced-colors.css': 'm30.base',
};

/** Layer of a style sheet by its path from the root of the workspace; `null` for those without rules. */
export function layerOf(path: string): string | null {
  const own = OWN[path];
  if (own !== undefined) return own;
  const library = /^libs\/([\w-]+)\//.exec(path)?.[1];
  if (!library) return 'm30.page';
  return library === 'ui-kit' ? 'm30.kit' : `m30.${library}`;
}

/** What of a style sheet depends on the order in which style sheets arrive, as sentences that name the line. */
export function layerFaults(path: string, css: string): string[] {
  const root = postcss.parse(css, { from: path });
  return [
    ...root.nodes.flatMap((node) => describe(node, outsideFault(node, path))),
    ...importantFaults(root),
    ...prefixFaults(root),
  ];
}

function outsideFault(node: ChildNode, path: string): string | undefined {
  const layer = layerOf(path);
  if (node.type === 'comment') return;
  if (node.type !== 'atrule') return `stands outside a layer: wrap it in @layer ${layer}`;
  if (node.name === 'import') return importFault(node);
  if (OUTSIDE.has(node.name)) return;
  if (node.name !== 'layer') return `stands outside a layer: wrap it in @layer ${layer}`;
  if (!node.nodes) return path === ORDER ? undefined : `the order is said in ${ORDER} alone`;
  return node.params === layer ? undefined : `is in ${node.params}: here the layer is ${layer}`;
}

/** Another file of ours has its layers; a package’s has none of ours. */
function importFault({ params }: AtRule): string | undefined {
  if (/^['"]\.\//.test(params) || params.endsWith(' layer(m30.vendor)')) return;
  return 'brings rules without a layer: add layer(m30.vendor)';
}

/** In layers the lowest important declaration wins. */
function importantFaults(root: Root): string[] {
  const faults: string[] = [];
  root.walkDecls((node) => {
    if (node.important)
      faults.push(...describe(node, 'is !important, which turns the layers over'));
  });
  return faults;
}

/** Hosts have custom properties of their own. */
function prefixFaults(root: Root): string[] {
  const faults: string[] = [];
  root.walkDecls((node) => {
    const names = `${node.prop} ${node.value}`.match(/(?<![\w-])--(?!m30-)[\w-]+/g) ?? [];
    for (const name of names) faults.push(...describe(node, `${name} lacks the prefix: --m30-…`));
  });
  return faults;
}

function describe(node: ChildNode, fault: string | undefined): string[] {
  const [first] = node.toString().split('\n');
  return fault ? [`line ${node.source?.start?.line}: «${first}» ${fault}`] : [];
}
