import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, integer } from '../core/schemas.ts';
import { PictureSchema } from '../media/picture.schema.ts';

/** What a review may be about. */
const ReviewSubjectSchema = v.picklist(['complex', 'company', 'resale']);

const ReviewSchema = v.object({
  guid: v.string(),
  /** ISO date. */
  date: v.string(),
  author: v.string(),
  /** Who the author is to the company: «студия, корпус 2». */
  about: v.string(),
  /** Path of a drawing of the author, SVG. */
  portrait: v.optional(v.string()),
  title: v.nullable(v.string()),
  text: v.string(),
  /** From 1 to 5. */
  rating: v.nullable(v.number()),
  complex: v.nullable(v.object({ vendor: v.string(), name: v.string() })),
  /** Picture of the company's own. */
  picture: v.nullable(PictureSchema),
  /** Path of a photo that the author sent. */
  photo: v.nullable(v.string()),
  /** Path of a film. */
  video: v.nullable(v.string()),
  /** What the company answered. */
  reply: v.nullable(v.string()),
});

/** Lists published reviews, newest first. */
export const getReviews = defineMethod({
  name: 'Content.GetReviews',
  verb: 'GET',
  summary: 'Lists published reviews, newest first',
  input: v.strictObject({
    subject: v.optional(ReviewSubjectSchema),
    complex: v.optional(alias),
    page: v.optional(integer(1, 1000)),
    pageSize: v.optional(integer(1, 50)),
  }),
  result: v.object({
    total: v.number(),
    reviews: v.array(ReviewSchema),
    /** Complexes that have reviews of the subject, with how many. */
    complexes: v.array(v.object({ vendor: v.string(), name: v.string(), count: v.number() })),
    /** Mean of the ratings, to a tenth; `null` without any. */
    rating: v.nullable(v.number()),
  }),
});
