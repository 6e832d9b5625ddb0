import { NOTE } from './core/parsed-block.ts';
import { provideStyles, type BlockStyles } from './react/link-styles.ts';
import { Note } from './react/note/Note.tsx';
import { provideViews, viewIn, type BlockModule } from './react/views.ts';

export type { BlockStyles } from './react/link-styles.ts';

const modules = import.meta.glob<BlockModule>('./blocks/*/*Block.tsx', { eager: true });

/** What React Server Components see in the place of a module of the browser: they leave it to the rendering that follows theirs. */
const isReference = (module: BlockModule) =>
  '$$typeof' in module && String(module['$$typeof']) === 'Symbol(react.client.reference)';

/**
 * Makes the server draw every block at once instead of waiting for its code. Called once, where the server starts.
 * @param styles style sheets of each block's chunk by its type, so that a page links those of its blocks
 */
export function drawOnServer(styles: BlockStyles = {}): void {
  const views = Object.entries(modules)
    .filter(([, module]) => !isReference(module))
    .map(([path, module]) => viewIn(path, module));
  provideViews([...views, { type: NOTE, Component: Note }]);
  provideStyles(styles);
}
