import * as v from 'valibot';
import { TextLineSchema } from '../../core/fields.ts';
import { VideoSchema } from '../../core/picture/video.schema.ts';
import { titled } from '../../core/titled.ts';

/** One video with what is said of it; it plays in its place or in a window. */
export const VideoBlockSchema = titled(
  v.intersect([
    VideoSchema,
    v.object({
      description: titled(v.optional(TextLineSchema), 'Описание', 'Description'),
      /** Where it plays: in the page, or in the window of videos. */
      plays: titled(
        v.optional(v.picklist(['here', 'window']), 'here'),
        'Где играет',
        'Where it plays',
      ),
    }),
  ]),
  'Видео',
  'Video',
);

export type VideoInput = v.InferInput<typeof VideoBlockSchema>;
export type VideoProps = v.InferOutput<typeof VideoBlockSchema>;
