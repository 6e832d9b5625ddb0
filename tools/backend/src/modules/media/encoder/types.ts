/** A picture file of the media store. */
export interface SourcePicture {
  id: string;
  width: number;
  height: number;
  /** Where the subject stands from the left, per cent; a portrait crop is centred there. */
  focus: number;
}

/** Formats that pictures are made in; feeds and previews of links want JPEG. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** One variant of a picture. */
export interface Variant {
  id: string;
  width: number;
  portrait: boolean;
  format: PictureFormat;
}

/** A drawing as a picture in PNG, for those who cannot show SVG. */
export interface DrawingRaster {
  /** Name of the drawing with `.svg`. */
  drawing: string;
  /** Left and right change places. */
  flipped: boolean;
}
