import type { ShareJob } from '../share/types.ts';
import type { SourcePicture, Variant } from '../types.ts';

/** A variant of a picture, a drawing as one, or what messengers show of a page. */
export type Job =
  | { file: string; picture: SourcePicture; variant: Variant }
  | { drawing: string; flipped: boolean }
  | ShareJob;

/** A job on its way to the encoder's process. */
export interface Order {
  id: number;
  job: Job;
  /** File that the picture is written to. */
  path: string;
}

/** It is done, or why it is not. */
export interface Delivery {
  id: number;
  failure?: string;
}
