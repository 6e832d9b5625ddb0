import type { BlockView } from './define-block/define-block.ts';
import { provideStyles, type BlockStyles } from './react/link-styles.ts';
import { view as note } from './react/note/note.view.ts';
import { provideViews } from './react/views.ts';

export type { BlockStyles } from './react/link-styles.ts';

const views = import.meta.glob<BlockView>('./blocks/*/*.view.ts', { eager: true, import: 'view' });

/**
 * Makes the server draw every block at once instead of waiting for its code. Called once, where the server starts.
 * @param styles style sheets of each block's chunk by its type, so that a page links those of its blocks
 */
export function drawOnServer(styles: BlockStyles = {}): void {
  provideViews([...Object.values(views), note]);
  provideStyles(styles);
}
