import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { text } from '../../../core/schemas.ts';
import { leadUrl } from '../../shared/lead.schema.ts';

export const GuideVideoSchema = v.object({
  id: v.string(),
  type: v.picklist(['section', 'video']),
  name: v.string(),
  title: v.string(),
  video: v.nullable(v.string()),
  one_video: v.boolean(),
});

/** Lists the videos of the video guide for a page or one of its sections. */
export const getVideos = defineMethod({
  name: 'AI.GetVideos',
  verb: 'POST',
  summary: 'Lists the videos of the video guide for a page or one of its sections',
  input: v.strictObject({
    path: leadUrl,
    section_id: v.optional(text(64)),
    type: v.optional(v.literal('main')),
  }),
  result: v.object({
    videos: v.array(GuideVideoSchema),
    parent_id: v.nullable(v.string()),
    title: v.string(),
    default_title: v.string(),
    video_play: v.nullable(v.string()),
  }),
});
