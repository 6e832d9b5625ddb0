/** CSS pixels of a picture in a grid or a form, doubled for dense screens. */
const WIDTH = 320;

/**
 * A small file of a picture of the library.
 * @param files its name in addresses; its id alone means whatever stands there now
 */
export const pictureAddress = (files: string, width = WIDTH): string =>
  `/media/${files}-${width}.webp`;
