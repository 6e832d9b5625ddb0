import * as v from 'valibot';

/** Something that the buyer has ordered, to choose what a paper, a service or a question is about. */
export const PremiseSchema = v.object({
  /** Guid of the order. */
  order: v.string(),
  /** «M30-20417». */
  number: v.string(),
  /** Words for the lot: «2-комнатная квартира, «Канал 9», № 57». */
  title: v.string(),
});

/** A list that is read page by page. */
export const pageEntries = {
  total: v.number(),
  /** From 1. */
  page: v.number(),
  pages: v.number(),
};
