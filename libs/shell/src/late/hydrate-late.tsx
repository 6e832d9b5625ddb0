import {
  createElement,
  Fragment,
  lazy,
  memo,
  Suspense,
  useMemo,
  useState,
  type ComponentType,
  type NamedExoticComponent,
} from 'react';
import { orReload } from '../navigation/reload/reload-once.ts';
import { firstInteraction } from './first-interaction.ts';
import { useHydrated } from './use-hydrated.ts';

/** How a late part behaves. */
export interface LateOptions {
  /**
   * A page that a link has opened waits for the part instead of showing a gap; for what comes by navigations alone.
   * @default false
   */
  whole?: boolean;
}

/**
 * A part of the page that the server renders whole and that hydrates, with its code, at the
 * visitor's first interaction. Until then its links work as plain links.
 *
 * Its props must keep their identity between navigations: the server's HTML is thrown away for a
 * changed one. What the part asks of the browser it asks by hooks that know of late hydration,
 * such as `useSession`.
 */
export function hydrateLate<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { whole = false }: LateOptions = {},
): NamedExoticComponent<Props> {
  const onServer = typeof window === 'undefined';
  let part: ComponentType<Props> = lazy(() =>
    onServer ? load() : firstInteraction().then(() => loadOrStay(load)),
  );
  // Loaded while the process starts, so that no page has to wait and stream it afterwards.
  if (onServer) void load().then((module) => (part = module.default));
  return memo(function LatePart(props: Props) {
    const isHydrated = useHydrated();
    const [Boundary] = useState(() => (whole && isHydrated ? Fragment : Suspense));
    // The hook renders once more after hydration: a boundary that is still waiting would lose the server's HTML by it.
    return useMemo(() => <Boundary>{createElement(part, props)}</Boundary>, [Boundary, props]);
  });
}

/** Loads a part; one that is lost for good is reported and stays as the server has rendered it. */
async function loadOrStay<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await orReload(load());
  } catch (error) {
    reportError(error);
    window.addEventListener('click', followPlainly, true);
    return new Promise(() => {});
  }
}

/** Leaves links to the browser: a navigation within the page would lose what has no code. */
function followPlainly(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  if (!event.target.closest('[data-modal-trigger], [modal-trigger]')) event.stopPropagation();
}
