import * as v from 'valibot';
import { TextLineSchema } from '../../core/fields.ts';
import { VideoSchema } from '../../core/picture/video.schema.ts';

/** One video with what is said of it; it plays in its place or in a window. */
export const VideoBlockSchema = v.intersect([
  VideoSchema,
  v.object({
    description: v.optional(TextLineSchema),
    /** Where it plays: in the page, or in the window of videos. */
    plays: v.optional(v.picklist(['here', 'window']), 'here'),
  }),
]);

export type VideoInput = v.InferInput<typeof VideoBlockSchema>;
export type VideoProps = v.InferOutput<typeof VideoBlockSchema>;
