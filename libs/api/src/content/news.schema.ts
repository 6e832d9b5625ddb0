import * as v from 'valibot';
import { PictureSchema } from '../media/picture.schema.ts';

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

export const NeighbourSchema = v.nullable(v.object({ alias: v.string(), title: v.string() }));
