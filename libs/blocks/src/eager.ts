import { NOTE } from './core/parsed-block.ts';
import { provideStyles, type BlockStyles } from './react/link-styles.ts';
import { Note } from './react/note/Note.tsx';
import { provideViews, viewIn, type BlockModule } from './react/views.ts';

export type { BlockStyles } from './react/link-styles.ts';

const modules = import.meta.glob<BlockModule>('./blocks/*/*Block.tsx', { eager: true });

/**
 * Makes the server draw every block at once instead of waiting for its code. Called once, where the server starts.
 * @param styles style sheets of each block's chunk by its type, so that a page links those of its blocks
 */
export function drawOnServer(styles: BlockStyles = {}): void {
  const views = Object.entries(modules).map(([path, module]) => viewIn(path, module));
  provideViews([...views, { type: NOTE, Component: Note }]);
  provideStyles(styles);
}
