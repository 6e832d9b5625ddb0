import type { ResultOf } from '@m30/api/client';
import { skipTo } from '../../../kernel/db/read-page.ts';
import { meanRating } from '../library/mean-rating.ts';
import type { Library } from '../library/library.ts';
import type { StoredReview } from '../library/read-reviews.ts';

type Reviews = ResultOf<'Content.GetReviews'>;

/** Reviews a page where the caller names no size. */
const PAGE_SIZE = 12;

interface ReviewQuery {
  subject?: StoredReview['subject'] | undefined;
  /** Alias of a complex. */
  complex?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** One page of published reviews, newest first. */
export function findReviews(
  library: Pick<Library, 'reviews'>,
  { subject, complex, page = 1, pageSize = PAGE_SIZE }: ReviewQuery,
): Reviews {
  const about = library.reviews.filter((stored) => !subject || stored.subject === subject);
  const found = about
    .map(({ review }) => review)
    .filter((review) => !complex || review.complex?.vendor === complex);
  const start = skipTo(page, pageSize);
  return {
    total: found.length,
    reviews: found.slice(start, start + pageSize),
    complexes: complexesOf(about),
    rating: meanRating(found),
  };
}

function complexesOf(about: readonly StoredReview[]): Reviews['complexes'] {
  const named = about.flatMap(({ review }) => review.complex ?? []);
  return [...Map.groupBy(named, ({ vendor }) => vendor).values()]
    .flatMap((group) => group.slice(0, 1).map((one) => ({ ...one, count: group.length })))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'ru'));
}
