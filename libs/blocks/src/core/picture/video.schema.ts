import * as v from 'valibot';
import { FilePathSchema, LineSchema } from '../fields.ts';
import { titled } from '../titled.ts';
import { PictureSchema } from './picture.schema.ts';

const about = {
  title: v.optional(titled(LineSchema, 'Название', 'Name'), 'Видео'),
  poster: v.optional(titled(PictureSchema, 'Заставка', 'Poster')),
};

const EmbedSchema = v.pipe(v.string(), v.maxLength(2_000), v.url(), v.startsWith('https://'));

/** A video: a file of this site with its captions, or the https address of a foreign player. */
export const VideoSchema = v.union([
  v.object({
    ...about,
    src: titled(FilePathSchema, 'Файл видео', 'Video file'),
    captions: v.optional(titled(FilePathSchema, 'Файл субтитров', 'Captions file')),
  }),
  v.object({ ...about, embed: titled(EmbedSchema, 'Адрес плеера', 'Address of the player') }),
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
