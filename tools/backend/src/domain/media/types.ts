/** A picture file of the media store. */
export interface SourcePicture {
  id: string;
  width: number;
  height: number;
  /** Where the subject stands from the left, per cent; a portrait crop is centred there. */
  focus: number;
}

/** Formats that pictures are made in. */
export type PictureFormat = 'avif' | 'webp';

/** One variant of a picture. */
export interface Variant {
  id: string;
  width: number;
  portrait: boolean;
  format: PictureFormat;
}
