import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LAYERS = new URL('../../../libs/ui-kit/src/tokens/layers.css', import.meta.url);

/** The statement that declares the order of all layers. */
const readOrder = (): string => /^@layer[^;]+;/m.exec(readFileSync(LAYERS, 'utf8'))?.[0] ?? '';

/**
 * Puts the order of the layers at the head of style sheets: whichever a page loads first, its layers are in place.
 * @param first names of the files that may come first
 */
export function orderOfLayers(first: RegExp): Plugin {
  return {
    name: 'order-of-layers',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const order = readOrder();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !first.test(file.fileName)) continue;
          file.source = `${order}\n${String(file.source)}`;
        }
      },
    },
  };
}
