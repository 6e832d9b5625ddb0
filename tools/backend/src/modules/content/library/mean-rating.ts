/** Mean of the ratings to a tenth; `null` where nobody gave one. */
export function meanRating(reviews: readonly { rating: number | null }[]): number | null {
  const ratings = reviews.flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.round((sum / ratings.length) * 10) / 10;
}
