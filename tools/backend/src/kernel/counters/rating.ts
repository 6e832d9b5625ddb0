/** Limits of «good» and of «fair», as web.dev gives them: milliseconds, and the score of shifts. */
const LIMITS = { lcp: [2_500, 4_000], inp: [200, 500], cls: [0.1, 0.25] } as const;

export type Rated = keyof typeof LIMITS;

/** How a vital of a page felt. */
export function ratingOf(vital: Rated, value: number): 'good' | 'fair' | 'poor' {
  const [good, fair] = LIMITS[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}
