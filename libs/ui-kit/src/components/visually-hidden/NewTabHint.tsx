import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Says to screen readers, at the end of a link, that it opens in a new tab. */
export function NewTabHint() {
  return <VisuallyHidden> (откроется в&nbsp;новой вкладке)</VisuallyHidden>;
}
