import { DocumentContext } from '@m30/shell/telemetry';
import { use } from 'react';

export interface ViewStylesProps {
  /** Name of the view. */
  id: string;
  /** Its style sheets as text; empty in the browser, which loads them with the code of the view. */
  css: readonly string[];
}

/**
 * Styles of a view that the server renders and the browser loads late: they stand in the document's head, so
 * that the other views carry none of them.
 */
export function ViewStyles({ id, css }: ViewStylesProps) {
  return (
    import.meta.env.SSR && (
      <style href={`view-${id}`} precedence="view" nonce={use(DocumentContext)?.nonce}>
        {css.join('')}
      </style>
    )
  );
}
