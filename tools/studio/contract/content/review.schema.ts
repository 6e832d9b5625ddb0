import * as v from 'valibot';

/** How a review stands. */
export const ReviewStateSchema = v.picklist(
  ['new', 'published', 'rejected'],
  'Выберите, какие отзывы показать',
);

/** A review as the staff see it. */
export const ReviewSchema = v.object({
  guid: v.string(),
  /** Goes with every change. */
  revision: v.string(),
  state: ReviewStateSchema,
  /** How its author wants to be named, and who he is to the company: «студия, корпус 2». */
  author: v.string(),
  about: v.string(),
  /** Complex that it is about; `null` where it is about the company or a resale. */
  complex: v.nullable(v.string()),
  title: v.nullable(v.string()),
  text: v.string(),
  /** From 1 to 5; old ones have none. */
  rating: v.nullable(v.number()),
  /** What the company answers. */
  reply: v.string(),
  /** Why it is not shown; `null` where it is, or nobody has decided. */
  reason: v.nullable(v.string()),
  /** Address of the photo that came with it, for a download. */
  photo: v.nullable(v.string()),
  /** ISO instant. */
  created_at: v.string(),
});
