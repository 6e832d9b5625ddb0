import * as v from 'valibot';
import { day, instant, requiredText, text } from '../core/schemas.ts';
import { BlocksSchema } from './page.schema.ts';

/** Everything of a news item that the staff write. */
export const NewsBodySchema = v.strictObject({
  title: requiredText(200, 'Введите заголовок'),
  lead: requiredText(500, 'Напишите, что случилось, одним-двумя предложениями'),
  date: day,
  topic: requiredText(60, 'Введите тему'),
  /** Complex that it is about, an alias; empty is the company. */
  complex: text(80),
  /** Picture of the library; empty is none. */
  picture: text(120),
  audience: v.picklist(['all', 'buyers'], 'Выберите, кто её видит'),
  /** Withheld from everybody. */
  draft: v.boolean(),
  /** First and first-not moment on the site; `null` is at once and never. */
  from: v.nullable(instant),
  until: v.nullable(instant),
  blocks: BlocksSchema,
});
