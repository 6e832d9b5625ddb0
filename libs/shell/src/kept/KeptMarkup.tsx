import { use, type HTMLAttributes, type ReactNode } from 'react';
import { MarkupContext } from './markup-context.ts';

/** Props of {@link KeptMarkup}; others are attributes of the element. */
export interface KeptMarkupProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  as: 'article' | 'aside' | 'div' | 'footer' | 'li' | 'nav';
  /**
   * Tells the name of this kind of content and all that it depends on, as text; `null` where it is this visitor's own, or takes ids or a
   * context of the page. A picture in it that is loaded at once asks for its preload itself: only the document knows its head.
   */
  of: (() => string) | null;
  children: ReactNode;
}

/**
 * An element whose content the server draws once for many documents: the same card stands in many lists. The
 * browser sees no difference, there it is plain React.
 */
export function KeptMarkup({ as: Element, of, children, ...attributes }: KeptMarkupProps) {
  const marks = import.meta.env.SSR ? use(MarkupContext) : null;
  if (!marks || of === null) return <Element {...attributes}>{children}</Element>;
  return (
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: marks.draw(of(), children) }} />
  );
}
