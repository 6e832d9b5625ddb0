import type { BlockView } from '../define-block.ts';

/** Every `*.view.ts` is found by its name, so a page's script never imports a schema to draw a block. */
const found = import.meta.glob<BlockView>('../blocks/*/*.view.ts', {
  eager: true,
  import: 'view',
});

/** Views by the type of their block. */
export const views: ReadonlyMap<string, BlockView> = new Map(
  Object.values(found).map((view) => [view.type, view]),
);
