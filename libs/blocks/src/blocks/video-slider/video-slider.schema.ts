import * as v from 'valibot';
import { headEntries } from '../../core/head.schema.ts';
import { VideoSchema } from '../../core/picture/video.schema.ts';
import { titled } from '../../core/titled.ts';

/** Videos in a row; each plays in a window over the page. */
export const VideoSliderSchema = titled(
  v.object({
    ...headEntries,
    items: titled(v.pipe(v.array(VideoSchema), v.minLength(1), v.maxLength(40)), 'Видео', 'Video'),
  }),
  'Лента видео',
  'Slider of videos',
);

export type VideoSliderInput = v.InferInput<typeof VideoSliderSchema>;
export type VideoSliderProps = v.InferOutput<typeof VideoSliderSchema>;
