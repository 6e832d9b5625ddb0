import * as v from 'valibot';

/** A rank of the club, from the first. */
export const ClubLevelSchema = v.object({
  id: v.picklist(['paper', 'water', 'deep']),
  /** «Причал». */
  name: v.string(),
  /** What it gives: «3 %» and on what. */
  discount: v.object({ value: v.string(), caption: v.string() }),
  /** Points received in all that it takes. */
  from: v.number(),
});
