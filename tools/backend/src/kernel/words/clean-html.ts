import { contentTags } from '@m30/ui-kit/content-html';
import sanitize from 'sanitize-html';

/** An attribute that opens a modal is kept with the content it hands over. */
const TRIGGER = ['modal-trigger', 'data-*'];

const options: sanitize.IOptions = {
  allowedTags: [...contentTags],
  allowedAttributes: {
    a: ['href', ...TRIGGER],
    button: ['type', ...TRIGGER],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    abbr: ['title'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // A picture of another host would tell it who reads.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
};

/**
 * Cleans HTML on its way into the database. Pages are drawn through an allow-list of their own; this
 * keeps what other programs may read from the database harmless, too.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, options);
}
