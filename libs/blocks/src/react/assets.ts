import { preinit, preloadModule } from 'react-dom';
import { typesOf, type ParsedBlock } from '../core/parsed-block.ts';

/** Files that a browser needs to show one type of block: addresses on the site. */
export interface BlockAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

let assets: Readonly<Record<string, BlockAssets>> = {};

/** Says which files each type of block needs; on the server alone, where they become links of the document. */
export function provideAssets(given: Readonly<Record<string, BlockAssets>>): void {
  assets = given;
}

/** Links styles and scripts of a page's blocks in the document that is being rendered. */
export function linkAssets(blocks: readonly ParsedBlock[]): void {
  for (const type of new Set(blocks.flatMap(typesOf))) {
    if (!Object.hasOwn(assets, type)) continue;
    const { styles = [], scripts = [] } = assets[type] ?? {};
    for (const href of styles) preinit(href, { as: 'style', precedence: 'blocks' });
    for (const href of scripts) preloadModule(href);
  }
}
