import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Says to screen readers, at the end of a link, that it opens in a new tab; other words of the host are its children. */
export function NewTabHint({ children = 'откроется в\u00a0новой вкладке' }: { children?: string }) {
  return <VisuallyHidden> ({children})</VisuallyHidden>;
}
