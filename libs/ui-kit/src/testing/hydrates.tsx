import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** A hydrated example: its container, and the way to take it off the page. */
export interface Hydrated {
  container: HTMLElement;
  unmount: () => void;
}

/**
 * Renders on the server, hydrates in the document and throws when React logged anything on the way.
 * `window` is hidden while the server's part runs, so a component that asks for it fails.
 */
export async function expectHydrates(element: ReactElement): Promise<Hydrated> {
  const complaints: string[] = [];
  const log = console.error;
  console.error = (...words) => complaints.push(words.join(' '));
  const container = document.createElement('div');
  document.body.append(container);
  try {
    container.innerHTML = withoutWindow(() => renderToString(element));
    let root: Root | undefined;
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await act(async () => {
      root = hydrateRoot(container, element, {
        onRecoverableError: (error) => complaints.push(String(error)),
      });
    });
    if (complaints.length > 0) throw new Error(`React complained:\n${complaints.join('\n')}`);
    return {
      container,
      unmount: () => {
        act(() => root?.unmount());
        container.remove();
      },
    };
  } finally {
    console.error = log;
  }
}

function withoutWindow<Result>(run: () => Result): Result {
  const { window } = globalThis;
  Object.assign(globalThis, { window: undefined });
  try {
    return run();
  } finally {
    Object.assign(globalThis, { window });
  }
}
