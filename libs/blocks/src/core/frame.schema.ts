import * as v from 'valibot';
import { titled } from './titled.ts';

/** Name of a place on the page that links lead to: `#dokumenty`. */
const AnchorSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/));

/** What every block may say of its place on the page, whatever it is. */
export const FrameSchema = v.object({
  /** Ground under the block and the colours that stay readable on it; without it, the page's own. */
  theme: v.optional(titled(v.picklist(['surface', 'paper', 'deep']), 'Фон', 'Ground')),
  anchor: v.optional(titled(AnchorSchema, 'Якорь', 'Anchor')),
  /** A column for reading, the page's width (as without it), or out to the edges of the screen. */
  width: v.optional(titled(v.picklist(['reading', 'wide', 'full']), 'Ширина', 'Width')),
});

export type FrameInput = v.InferInput<typeof FrameSchema>;
export type Frame = v.InferOutput<typeof FrameSchema>;
