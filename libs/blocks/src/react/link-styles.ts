import { preinit } from 'react-dom';
import { typesOf, type ParsedBlock } from '../core/parsed-block.ts';

/** Style sheets of each block's chunk by the block's type, and those of composed pages as {@link COMPOSED}: addresses on the site. */
export type BlockStyles = Readonly<Record<string, readonly string[]>>;

/** Names what the layout of `ComposedBlocks` has beside its blocks; no block has this type. */
export const COMPOSED = 'composed';

let styles: BlockStyles = {};

/** Says which styles each type of block needs; on the server alone, where they become links of the document. */
export function provideStyles(given: BlockStyles): void {
  styles = given;
}

/**
 * Links the styles of a page's blocks in the document that is being rendered. Their scripts are asked for by the page's
 * own: a link to them would need the nonce of the document's policy, and would compete with its first paint.
 * @param layout what else the page needs, by its name
 */
export function linkStyles(blocks: readonly ParsedBlock[], layout?: string): void {
  for (const type of new Set([...(layout ? [layout] : []), ...blocks.flatMap(typesOf)])) {
    const needed = Object.hasOwn(styles, type) ? styles[type] : undefined;
    for (const href of needed ?? []) preinit(href, { as: 'style', precedence: 'blocks' });
  }
}
