import postcss from 'postcss';
import type { Plugin } from 'vite';

/** What has no specificity: `:where()` and `*`, one beside, inside or below another, perhaps with a pseudo-element. */
const WEAK = /^(?:\*|:where\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[\s>+~])+(?=::[\w-]+$|$)/;

/** Matches whatever is no element of this name, with the specificity of one element. */
const ONE_ELEMENT = ':not(m30-none)';

/**
 * A style sheet of layers as one without, for pages whose own rules stand outside of layers: a reset like `* { margin: 0 }` wins over
 * every layer. Rules keep their order; a selector without specificity, which such a reset would tie with, gets that of one element.
 */
export function unlayered(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule' || isFrame(rule)) return;
    rule.selectors = rule.selectors.map((selector) =>
      selector.replace(WEAK, (weak) => weak + ONE_ELEMENT),
    );
  });
  return root.toString();
}

/** `from`, `50%`: a step of an animation, no selector. */
const isFrame = ({ parent }: postcss.Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name);

/** Writes `unlayered.css` beside the `styles.css` of a package. */
export function unlayeredStyles(): Plugin {
  return {
    name: 'unlayered-styles',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const styles = bundle['styles.css'];
        if (styles?.type !== 'asset') return;
        const source = unlayered(String(styles.source));
        this.emitFile({ type: 'asset', fileName: 'unlayered.css', source });
      },
    },
  };
}
