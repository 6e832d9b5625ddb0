import { use, type HTMLAttributes, type ReactNode } from 'react';
import { RenderCachedContext } from './render-cached-context.ts';

export interface CachedMarkupProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  as: 'article' | 'aside' | 'footer' | 'nav';
  /**
   * Names this kind of content, and holds all that it depends on: what JSON can say. Nothing is cached without it: the content is this
   * visitor's own, or reads a context of the page.
   */
  cacheKey: readonly [kind: string, ...values: unknown[]] | null;
  /** Renders the content; called only where there is no markup of it yet. */
  children: () => ReactNode;
}

/**
 * An element whose content the server renders once for many documents: the same card stands in many lists. Browsers render and hydrate
 * the same markup as plain React.
 */
export function CachedMarkup({
  as: Element,
  cacheKey,
  children,
  ...attributes
}: CachedMarkupProps) {
  const renderCached = import.meta.env.SSR ? use(RenderCachedContext) : null;
  const markup = renderCached && cacheKey ? renderCached(JSON.stringify(cacheKey), children) : null;
  if (markup === null) return <Element {...attributes}>{children()}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
