import { Meta } from 'react-router';
import { useIsPageLost } from './lost-page.ts';

/** Title and description of the page; none beside the error that stands for a lost page and brings its own. */
export function PageMeta() {
  return useIsPageLost() ? null : <Meta />;
}
