import type { ContentBlock } from '../../src/domain/content/types.ts';

/** A heading within a page. */
export const header = (text: string, tag: 'h2' | 'h3' = 'h2'): ContentBlock => ({
  type: 'header',
  tag,
  text,
});

/** Prose: HTML of paragraphs, lists, tables and links. */
export const text = (html: string): ContentBlock => ({ type: 'text', html: squeeze(html) });

/** Questions that open. */
export const accordion = (
  items: readonly { title: string; html: string }[],
  title?: string,
): ContentBlock => ({
  type: 'accordion',
  ...(title ? { title } : {}),
  items: items.map((item) => ({ ...item, html: squeeze(item.html) })),
});

/** A button that opens the callback form. */
export const callback = (label: string, note: string): ContentBlock => ({
  type: 'buttonform',
  typeform: 'callRequest',
  label,
  text: note,
});

/** Source lines are indented for reading; the markup needs none of it. */
function squeeze(html: string): string {
  return html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><')
    .trim();
}
