import type { ShareJob } from '../share/types.ts';
import type { SourcePicture, Variant } from './types.ts';

/** A visitor's photo, by the path of its file. */
export interface PhotoJob {
  photo: string;
  /** How it is rendered anew, its longest side in pixels; `full` is what variants are made from. `null` where it is only looked at. */
  drawn: { side: number; format: 'jpg' | 'webp' | 'full' } | null;
}

/** A full picture of the library that is looked at: what is written is a {@link Look} in JSON. */
export interface LookJob {
  look: string;
}

/** What is known of a full picture. */
export interface Look {
  /** Pixels. */
  width: number;
  height: number;
  thumbhash: string;
}

/** Bare pixels that somebody has drawn: red, green and blue, row by row; they are scaled down and become WebP. */
export interface RawJob {
  /** File that they stand in. */
  raw: string;
  width: number;
  height: number;
  drawn: { width: number };
}

/** A variant of a picture, a drawing as one, what messengers show of a page, bare pixels, or a visitor's photo. */
export type Job =
  | { file: string; picture: SourcePicture; variant: Variant }
  | { drawing: string; flipped: boolean }
  | ShareJob
  | RawJob
  | LookJob
  | PhotoJob;

/** A job on its way to the encoder's process. */
export interface Order {
  id: number;
  job: Job;
  /** File that the picture is written to, if one is drawn. */
  path: string;
}

/** It is done, or why it is not. */
export interface Delivery {
  id: number;
  failure?: { text: string; isTooLarge: boolean };
}
