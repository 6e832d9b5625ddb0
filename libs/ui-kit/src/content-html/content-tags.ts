/**
 * Elements that a text of the database may contain: what cleaning leaves on the way in, and what the blocks draw on the
 * way out.
 */
export const contentTags = [
  ...['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'figure', 'figcaption'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'button', 'img'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'cite'],
  ...['q', 'code', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

/** An element that a text of the database may contain. */
export type ContentTag = (typeof contentTags)[number];

/** Elements that vanish with everything in them: what they hold is not text of the page. Of all others the words remain. */
export const droppedTags: ReadonlySet<string> = new Set(
  'script style template noscript iframe object embed applet frame frameset noframes noembed svg math xmp plaintext textarea select datalist title head audio video canvas'.split(
    ' ',
  ),
);
