import type { BlockView } from '../define-block/define-block.ts';
import { NOTE, typesOf, type ParsedBlock } from '../core/parsed-block.ts';

/** What a file `FaqBlock.tsx` exports: the component of its name. */
export type BlockModule = Readonly<Record<string, BlockView['Component']>>;

/** The component of every block is found by its name, one chunk each: a page's script has the blocks of that page alone. */
const found = import.meta.glob<BlockModule>('../blocks/*/*Block.tsx');

const loaders: ReadonlyMap<string, () => Promise<BlockView>> = new Map([
  ...Object.entries(found).map(
    ([path, load]) => [typeOfFile(path), async () => viewIn(path, await load())] as const,
  ),
  [NOTE, async () => ({ type: NOTE, Component: (await import('./note/Note.tsx')).Note })],
]);

const provided = new Map<string, BlockView>();
const asked = new Map<string, Promise<BlockView>>();

/** Type of the block whose component stands in a file: its folder with `_` for `-`. */
export function typeOfFile(path: string): string {
  return path.split('/').at(-2)?.replaceAll('-', '_') ?? '';
}

/** The view of the block whose component stands in a file. */
export function viewIn(path: string, module: BlockModule): BlockView {
  const name = path.split('/').at(-1)?.replace('.tsx', '') ?? '';
  const Component = module[name];
  if (!Component) throw new Error(`${path} exports no ${name}`);
  return { type: typeOfFile(path), Component };
}

/** Whether any block is rendered under this type. */
export const isKnown = (type: string) => provided.has(type) || loaders.has(type);

/**
 * A view that was given beforehand, or the wait for it, which stays the same when it is over: React wants `use` in
 * every render of what it has once suspended. Ask only for what {@link isKnown}.
 */
export function viewOf(type: string): BlockView | Promise<BlockView> {
  const known = provided.get(type) ?? asked.get(type);
  if (known) return known;
  const wait = load(type);
  asked.set(type, wait);
  wait.then(
    // As React itself notes it, so that a view that has come is drawn without another wait.
    (value) => Object.assign(wait, { status: 'fulfilled', value }),
    // What failed is asked for again.
    () => asked.delete(type),
  );
  return wait;
}

async function load(type: string): Promise<BlockView> {
  const loader = loaders.get(type);
  if (!loader) throw new Error(`No block is drawn under the type «${type}»`);
  return loader();
}

/** Asks for the code of all blocks of a page, those within other blocks too, before one waits for another. */
export function askForViews(blocks: readonly ParsedBlock[]): void {
  for (const type of new Set(blocks.flatMap(typesOf))) {
    if (isKnown(type)) viewOf(type);
  }
}

/** Gives views beforehand, as the server does, which draws every page at once. */
export function provideViews(views: Iterable<BlockView>): void {
  for (const view of views) provided.set(view.type, view);
}
