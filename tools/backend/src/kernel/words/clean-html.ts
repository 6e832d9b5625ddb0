import {
  contentAttributes,
  contentSchemes,
  contentTags,
  droppedTags,
} from '@m30/ui-kit/content-html';
import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  allowedTags: [...contentTags],
  nonTextTags: [...droppedTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(contentAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...contentSchemes],
  // A picture of another host would tell it who reads.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
};

/**
 * Cleans HTML on its way into the database. Pages draw what the same list allows; this keeps what
 * other programs may read from the database harmless, too.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, options);
}
