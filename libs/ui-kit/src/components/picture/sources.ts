/** One of the files that a picture is served as: a candidate of `srcset`. */
export interface PictureFile {
  id: string;
  /** Pixels. */
  width: number;
  format: 'avif' | 'webp';
  crop?: 'portrait' | undefined;
}

/** Makes the address of one file of a picture. */
export type PictureUrl = (file: PictureFile) => string;

/** The media store's own addresses, `/media/{id}-{width}.{format}`. */
export const pictureUrl: PictureUrl = ({ id, width, format, crop }) =>
  `/media/${id}-${width}${crop ? `-${crop}` : ''}.${format}`;

/** The `srcset` of the widths that the original can fill; a smaller original is offered as it is. */
export function srcSet(offer: {
  picture: { id: string; width: number };
  widths: readonly number[];
  url: PictureUrl;
  format: PictureFile['format'];
  crop?: PictureFile['crop'];
}): string {
  const { id, width: own } = offer.picture;
  const fitting = offer.widths.filter((width) => width <= own);
  return (fitting.length ? fitting : [own])
    .map((width) => `${offer.url({ id, width, format: offer.format, crop: offer.crop })} ${width}w`)
    .join(', ');
}
