import type { PictureData } from '@m30/ui-kit/picture';

interface Captioned extends PictureData {
  /** Words under the picture; without them its `alt`. */
  caption?: string | null | undefined;
}

/**
 * Attributes of a link that opens pictures over the whole screen. What the window does not read stays out of the document, which has
 * these words once per link.
 * @param title name of the window
 * @param index of the picture that it begins with
 */
export function photoTrigger(title: string, pictures: readonly Captioned[], index = 0) {
  const read = pictures.map(({ id, width, height, colour, alt, caption }) => ({
    id,
    width,
    height,
    colour,
    caption: caption ?? alt,
  }));
  return {
    'data-modal-trigger': 'photoSlider',
    'data-title': title,
    'data-index': index,
    'data-pictures': JSON.stringify(read),
  } as const;
}
