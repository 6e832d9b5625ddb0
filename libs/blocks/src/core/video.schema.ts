import * as v from 'valibot';
import { FilePathSchema, LineSchema } from './fields.ts';
import { PictureSchema } from './picture/picture.schema.ts';

const about = { title: LineSchema, poster: v.optional(PictureSchema) };

/** A video: a file of this site with its captions, or the https address of a foreign player. */
export const VideoSchema = v.union([
  v.object({ ...about, src: FilePathSchema, captions: v.optional(FilePathSchema) }),
  v.object({
    ...about,
    embed: v.pipe(v.string(), v.maxLength(2_000), v.url(), v.startsWith('https://')),
  }),
]);

export type Video = v.InferOutput<typeof VideoSchema>;
