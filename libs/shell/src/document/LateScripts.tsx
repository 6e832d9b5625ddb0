import { cloneElement, isValidElement, use, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { DocumentContext } from '../telemetry/document-context.ts';

/**
 * The scripts of a kind of documents are the same but for the nonce, and the router takes long to write them. It streams the
 * loaders' data only in a document that has rendered `Scripts`, so a streamed one renders its own.
 */
const written = new WeakMap<object, ReactNode>();

/**
 * The router's scripts, which wait for the first paint: loaded at once they would take the network from
 * the styles and the largest picture. `startLateScript`, which stands after them, lets them go.
 * Development keeps them as they are.
 */
export function LateScripts() {
  const facts = import.meta.env.SSR ? use(DocumentContext) : null;
  // Called, not rendered: its elements are arranged anew.
  if (!import.meta.env.PROD) return Scripts({});
  return facts?.kind ? signed(facts.kind, facts.nonce) : arrange(Scripts({}));
}

function signed(kind: object, nonce: string | undefined): ReactNode {
  const scripts = written.get(kind) ?? arrange(Scripts({}));
  written.set(kind, scripts);
  return sign(scripts, nonce);
}

/** Gives every script its nonce. */
function sign(node: ReactNode, nonce: string | undefined): ReactNode {
  if (Array.isArray(node)) return node.map((one: ReactNode) => sign(one, nonce));
  if (!isValidElement(node)) return node;
  const { props, type } = node as Arrangeable;
  if (type === 'script') return cloneElement(node as Arrangeable, { nonce });
  return cloneElement(node as Arrangeable, {}, sign(props.children, nonce));
}

type Arrangeable = ReactElement<{
  children?: ReactNode;
  rel?: string;
  type?: string;
  nonce?: string | undefined;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/** Without preloads; on the server with a module script that does not run by itself, without its indents. */
function arrange(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(arrange);
  if (!isValidElement(node)) return node;
  const element = node as Arrangeable;
  const { children, rel, type } = element.props;
  if (rel === 'modulepreload') return null;
  // Hydration does not compare what an inline script is called.
  if (type === 'module' && import.meta.env.SSR) {
    const text = String(element.props.dangerouslySetInnerHTML?.__html).replaceAll(/\n +/g, '');
    const late = { type: 'text/late', async: undefined, dangerouslySetInnerHTML: { __html: text } };
    return cloneElement(element, late as object);
  }
  return children ? cloneElement(element, {}, arrange(children)) : element;
}
