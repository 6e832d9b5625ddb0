import {
  Fragment,
  memo,
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { BlockBoundary } from './BlockBoundary.tsx';
import type { ParsedBlock } from '../core/parsed-block.ts';
import type { BlockView } from '../define-block/define-block.ts';
import { usePage } from './page-context.ts';
import { isKnown, viewOf } from './views.ts';

export interface PlacedBlockProps {
  block: ParsedBlock;
  /** Place in its list, from 0. */
  index: number;
  className?: string | undefined;
  /** How it stands in its list, for styles. */
  place?: string | undefined;
  /** Overrides the `id` of its frame; `null` leaves it out. */
  id?: string | null;
}

/** A block with its frame and its own boundary; nothing where no block is rendered under its type. The same block is rendered once. */
export const PlacedBlock = memo(function PlacedBlock(placed: PlacedBlockProps) {
  const { block, index, className, place, id } = placed;
  const { onDrop, preview } = usePage();
  const { type, props, frame } = block;
  if (!isKnown(type)) return null;
  return (
    <BlockBoundary
      type={type}
      preview={preview}
      onError={(error) => onDrop?.({ index, type, error })}
    >
      <div
        className={className}
        data-block={type}
        data-tone={frame?.theme}
        data-width={frame?.width}
        data-place={place}
        id={id === undefined ? frame?.anchor : (id ?? undefined)}
      >
        <ServerHtml>
          <Drawn view={viewOf(type)} props={props} />
        </ServerHtml>
      </div>
    </BlockBoundary>
  );
});

/**
 * The server's HTML stays in sight, within a boundary, until the code of the block has been loaded. A page that
 * the browser renders itself has no boundaries: the visitor stays on the last page until this one is whole.
 */
function ServerHtml({ children }: { children: ReactNode }) {
  const hydrating = useSyncExternalStore(never, no, yes);
  const [Boundary] = useState(() => (hydrating ? Suspense : Fragment));
  // The hook renders once more after hydration: a boundary that is still waiting would lose the server's HTML by it.
  return useMemo(() => <Boundary>{children}</Boundary>, [Boundary, children]);
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

function Drawn({ view, props }: { view: BlockView | Promise<BlockView>; props: object }) {
  const { Component } = view instanceof Promise ? use(view) : view;
  return <Component {...props} />;
}
