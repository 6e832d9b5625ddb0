import * as v from 'valibot';
import { headEntries } from '../../core/head.schema.ts';
import { VideoSchema } from '../../core/picture/video.schema.ts';

/** Videos in a row; each plays in a window over the page. */
export const VideoSliderSchema = v.object({
  ...headEntries,
  items: v.pipe(v.array(VideoSchema), v.minLength(1), v.maxLength(40)),
});

export type VideoSliderInput = v.InferInput<typeof VideoSliderSchema>;
export type VideoSliderProps = v.InferOutput<typeof VideoSliderSchema>;
