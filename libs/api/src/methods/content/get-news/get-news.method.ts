import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, integer } from '../../../core/schemas.ts';
import { PictureSchema } from '../../shared/lot.schema.ts';

export const NewsTeaserSchema = v.object({
  alias: v.string(),
  title: v.string(),
  lead: v.string(),
  /** ISO date. */
  date: v.string(),
  /** «Стройка», «Ипотека», … */
  topic: v.string(),
  picture: v.nullable(PictureSchema),
});

/** Lists news, newest first. */
export const getNews = defineMethod({
  name: 'Content.GetNews',
  verb: 'GET',
  summary: 'Lists news, newest first',
  input: v.strictObject({
    complex: v.optional(alias),
    page: v.optional(integer(1, 1000)),
    pageSize: v.optional(integer(1, 50)),
  }),
  result: v.object({ total: v.number(), news: v.array(NewsTeaserSchema) }),
});
