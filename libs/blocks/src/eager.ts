import type { BlockView } from './define-block.ts';
import { provideAssets, type BlockAssets } from './react/assets.ts';
import { view as note } from './react/note/note.view.ts';
import { provideViews } from './react/views.ts';

export type { BlockAssets } from './react/assets.ts';

const views = import.meta.glob<BlockView>('./blocks/*/*.view.ts', { eager: true, import: 'view' });

/**
 * Makes the server draw every block at once instead of waiting for its code. Called once, where the server starts.
 * @param assets files of each block's chunk by its type, so that a page links the styles of its blocks
 */
export function drawOnServer(assets: Readonly<Record<string, BlockAssets>> = {}): void {
  provideViews([...Object.values(views), note]);
  provideAssets(assets);
}
