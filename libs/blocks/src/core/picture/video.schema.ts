import * as v from 'valibot';
import { FilePathSchema, LineSchema } from '../fields.ts';
import { PictureSchema } from './picture.schema.ts';

const about = { title: v.optional(LineSchema, 'Видео'), poster: v.optional(PictureSchema) };

const EmbedSchema = v.pipe(v.string(), v.maxLength(2_000), v.url(), v.startsWith('https://'));

/** A video: a file of this site with its captions, or the https address of a foreign player. */
export const VideoSchema = v.union([
  v.object({ ...about, src: FilePathSchema, captions: v.optional(FilePathSchema) }),
  v.object({ ...about, embed: EmbedSchema }),
]);

/** The same, or its address alone. */
export const AnyVideoSchema = v.union([
  VideoSchema,
  v.pipe(
    FilePathSchema,
    v.transform((src): Video => ({ title: 'Видео', src })),
  ),
  v.pipe(
    EmbedSchema,
    v.transform((embed): Video => ({ title: 'Видео', embed })),
  ),
]);

export type Video = v.InferOutput<typeof VideoSchema>;
