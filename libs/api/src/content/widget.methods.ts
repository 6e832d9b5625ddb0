import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { pagePath, text } from '../core/schemas.ts';

const CallPopupSchema = v.object({
  headline: v.string(),
  headline2: v.optional(v.string()),
  /** Seconds until the popup shows itself; 60 where it is missing. */
  timer: v.optional(v.number()),
  /** Seconds until it shows itself once more after it was closed. */
  timer_repeat: v.optional(v.number()),
  /** The page that was asked about, without its query. */
  path: v.string(),
  /** Background of the sheet, `#rrggbb`. */
  color: v.optional(v.string()),
  /** Background of its button, `#rrggbb`. */
  color2: v.optional(v.string()),
});

/** Returns which call popup belongs to a page; `null` where there is none. */
export const getPopup = defineMethod({
  name: 'SmartCall.GetPopup',
  verb: 'POST',
  summary: 'Returns which call popup belongs to a page',
  input: v.strictObject({ path: pagePath }),
  result: v.object({ popup: v.nullable(CallPopupSchema) }),
});

/** An entry of the video guide. */
const GuideVideoSchema = v.object({
  id: v.string(),
  type: v.picklist(['section', 'video']),
  /** Short Latin name for analytics. */
  name: v.string(),
  title: v.string(),
  /** Address of the film; of a section that holds just one film, that film's, else `null`. */
  video: v.nullable(v.string()),
  /** Picture that stands until the film plays; a section’s own, or that of its first film. */
  poster: v.optional(v.nullable(v.string())),
  /** A section with a single film, or the single film of a list: played at once, with no list. */
  one_video: v.boolean(),
});

/** Lists the videos of the video guide for a page or one of its sections. */
export const getVideos = defineMethod({
  name: 'AI.GetVideos',
  verb: 'POST',
  summary: 'Lists the videos of the video guide for a page or one of its sections',
  input: v.strictObject({
    path: pagePath,
    /** Section to open; without it, or with `type: 'main'`, the main list of the page. */
    section_id: v.optional(text(64)),
    type: v.optional(v.literal('main')),
  }),
  result: v.object({
    /** Empty where the page has no guide. */
    videos: v.array(GuideVideoSchema),
    /** Section that the back arrow leads to; `null` leads to the main list. */
    parent_id: v.nullable(v.string()),
    /** Title of this list. */
    title: v.string(),
    /** Title of the guide. */
    default_title: v.string(),
    /** Film to play at once: the list holds nothing else. */
    video_play: v.nullable(v.string()),
  }),
  errors: { 404: 'There is no such section' },
});
