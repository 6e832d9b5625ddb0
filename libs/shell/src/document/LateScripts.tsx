import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/**
 * The router's scripts, which wait for the first paint: loaded at once they would take the network from
 * the styles and the largest picture. `startLateScript`, which stands after them, lets them go.
 * Development keeps them as they are.
 */
export function LateScripts() {
  // Called, not rendered: its elements are arranged anew.
  const scripts = Scripts({});
  return import.meta.env.PROD ? arrange(scripts) : scripts;
}

type Arrangeable = ReactElement<{ children?: ReactNode; rel?: string; type?: string }>;

/** Without preloads; on the server with a module script that does not run by itself. */
function arrange(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(arrange);
  if (!isValidElement(node)) return node;
  const element = node as Arrangeable;
  const { children, rel, type } = element.props;
  if (rel === 'modulepreload') return null;
  // Hydration does not compare what an inline script is called.
  if (type === 'module' && import.meta.env.SSR) {
    return cloneElement(element, { type: 'text/late', async: undefined } as object);
  }
  return children ? cloneElement(element, {}, arrange(children)) : element;
}
