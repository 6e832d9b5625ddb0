import * as v from 'valibot';
import { LinkSchema } from '../../core/action.schema.ts';
import { HrefSchema, LineSchema, TextLineSchema } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

/** A button that opens a page in a frame over this one: a tour, a plan. */
const FrameButtonSchema = v.object({
  type: v.literal('frame'),
  label: LineSchema,
  src: HrefSchema,
});

/** A large picture with what is said of it (specification, section 2). */
export const ImageSchema = v.object({
  picture: PictureSchema,
  /** Opens over the whole screen. */
  enlarge: v.optional(v.boolean(), false),
  description: v.optional(TextLineSchema),
  button: v.optional(v.union([FrameButtonSchema, LinkSchema])),
  /** Width by height of the room that the picture fills; without it, its own proportions. */
  ratio: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(4))),
  /** Who wrote the story that the picture opens. */
  author: v.optional(
    v.object({
      name: LineSchema,
      role: v.optional(LineSchema),
      picture: v.optional(PictureSchema),
    }),
  ),
});

export type ImageInput = v.InferInput<typeof ImageSchema>;
export type ImageProps = v.InferOutput<typeof ImageSchema>;
