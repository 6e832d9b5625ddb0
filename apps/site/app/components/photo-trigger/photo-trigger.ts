import type { PictureData } from '@m30/ui-kit/picture';

interface Captioned extends PictureData {
  /** Words under the picture; without them its `alt`. */
  caption?: string | null | undefined;
}

/**
 * Attributes of a link that opens pictures over the whole screen, or of what holds such links: `data-modal-trigger` and `data-index`
 * are theirs. What the window does not read stays out.
 * @param title name of the window
 */
export function photoGroup(title: string, pictures: readonly Captioned[]) {
  const read = pictures.map(({ id, width, height, alt, caption }) => ({
    id,
    width,
    height,
    caption: caption ?? alt,
  }));
  return {
    'data-modal-group': '',
    'data-title': title,
    'data-pictures': JSON.stringify(read),
  } as const;
}

/**
 * A link within a `photoGroup`, or which is one itself.
 * @param index of the picture that it begins with
 */
export const photoTrigger = (index = 0) =>
  ({ 'data-modal-trigger': 'photoSlider', 'data-index': index }) as const;
