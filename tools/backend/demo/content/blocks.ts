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

/** A button that opens the form of a modal: `showroom`, `callSpecialist`, … */
export const form = (typeform: string, label: string, note: string): ContentBlock => ({
  type: 'buttonform',
  typeform,
  label,
  text: note,
});

/** A button that opens the callback form. */
export const callback = (label: string, note: string): ContentBlock =>
  form('callRequest', label, note);

const BLOCK = '</?(?:p|ul|ol|li|table|thead|tbody|tr|th|td)>';
const AROUND_BLOCKS = new RegExp(` ?(${BLOCK}) ?`, 'g');

/** Source lines are indented for reading; the markup needs none of it, but for a blank between words. */
function squeeze(html: string): string {
  return html
    .replace(/\s*\n\s*/g, ' ')
    .replace(AROUND_BLOCKS, '$1')
    .trim();
}
