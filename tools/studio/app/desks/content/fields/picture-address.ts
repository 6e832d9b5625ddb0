/** CSS pixels of a picture in the form, doubled for dense screens. */
const WIDTH = 320;

/** A small file of a picture of the library. */
export const pictureAddress = (id: string): string => `/media/${id}-${WIDTH}.webp`;
