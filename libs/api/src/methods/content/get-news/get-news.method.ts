import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, integer, requiredText } from '../../../core/schemas.ts';
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

/** A choice of a filter. */
export const NewsChoiceSchema = v.object({ id: v.string(), label: v.string() });

/** Lists news, newest first. */
export const getNews = defineMethod({
  name: 'Content.GetNews',
  verb: 'GET',
  summary: 'Lists news, newest first',
  input: v.strictObject({
    complex: v.optional(alias),
    year: v.optional(integer(2000, 2100)),
    /** As a teaser names it: «Стройка». */
    topic: v.optional(requiredText(60)),
    page: v.optional(integer(1, 1000)),
    pageSize: v.optional(integer(1, 50)),
  }),
  result: v.object({
    total: v.number(),
    news: v.array(NewsTeaserSchema),
    /** What the whole feed may be filtered by. */
    choices: v.object({
      years: v.array(v.number()),
      topics: v.array(v.string()),
      complexes: v.array(NewsChoiceSchema),
    }),
  }),
});
