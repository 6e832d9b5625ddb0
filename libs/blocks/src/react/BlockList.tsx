import {
  Fragment,
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { BlockBoundary } from './BlockBoundary.tsx';
import styles from './Blocks.module.css';
import type { ParsedBlock } from '../core/parsed-block.ts';
import { placesOf } from '../core/places.ts';
import type { BlockView } from '../define-block/define-block.ts';
import { usePage } from './page-context.ts';
import { isKnown, viewOf } from './views.ts';

/** Blocks one under another, each with its frame and its own boundary. */
export function BlockList({ blocks }: { blocks: readonly ParsedBlock[] }) {
  const { onDrop, preview } = usePage();
  const places = useMemo(() => placesOf(blocks), [blocks]);
  return blocks.map(({ type, props, frame }, index) =>
    isKnown(type) ? (
      <BlockBoundary
        // The same place of another page may hold another block.
        key={`${index} ${type}`}
        type={type}
        preview={preview}
        onError={(error) => onDrop?.({ index, type, error })}
      >
        <div
          className={styles.block}
          data-block={type}
          data-tone={frame?.theme}
          data-width={frame?.width}
          data-place={places[index]}
          id={frame?.anchor}
        >
          <Kept>
            <Drawn view={viewOf(type)} props={props} />
          </Kept>
        </div>
      </BlockBoundary>
    ) : null,
  );
}

/**
 * What the server has rendered stays in sight, within a boundary, until the code of the block has come. A page that
 * the browser opens itself has no boundaries: the visitor stays on the last page until this one is whole.
 */
function Kept({ children }: { children: ReactNode }) {
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
