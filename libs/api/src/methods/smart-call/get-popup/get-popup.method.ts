import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { leadUrl } from '../../shared/lead.schema.ts';

export const CallPopupSchema = v.object({
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

/** Tells which call popup belongs to a page; `null` where there is none. */
export const getPopup = defineMethod({
  name: 'SmartCall.GetPopup',
  verb: 'POST',
  summary: 'Tells which call popup belongs to a page',
  input: v.strictObject({ path: leadUrl }),
  result: v.object({ popup: v.nullable(CallPopupSchema) }),
});
