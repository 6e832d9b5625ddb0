import { Html } from '../../react/Html.tsx';
import type { TextProps } from './text.schema.ts';

/** Running text with lists, links and tables. */
export function Text({ html }: TextProps) {
  return <Html tree={html} />;
}
