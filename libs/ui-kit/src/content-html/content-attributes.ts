import type { ContentTag } from './content-tags.ts';

/**
 * What a trigger in a text may tell its modal. The modals trust none of it: frames and videos come from allowed hosts
 * alone, HTML is cleaned again. `data-url`, which says where a form is sent, stays with the editors of blocks.
 */
export const triggerData = [
  ...['data-title', 'data-lead', 'data-html', 'data-src', 'data-embed', 'data-captions'],
  ...['data-pictures', 'data-index', 'data-id', 'data-element', 'data-objects', 'data-object-id'],
  ...['data-apartment-guid'],
] as const;

/** «Any element with a modal-trigger attribute opens the modal it names» (specification §2). */
const trigger = ['modal-trigger', 'data-modal-trigger', ...triggerData] as const;

const cell = ['colspan', 'rowspan'] as const;

/** Attributes that elements of a text may have; every element that is not here has none. */
export const contentAttributes = {
  a: ['href', ...trigger],
  button: ['type', ...trigger],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  abbr: ['title'],
  th: [...cell, 'scope'],
  td: cell,
} as const satisfies Partial<Record<ContentTag, readonly string[]>>;

/** Name of an attribute that some element of a text may have. */
export type ContentAttribute = (typeof contentAttributes)[keyof typeof contentAttributes][number];
