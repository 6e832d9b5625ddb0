import { companyReviews } from './company.ts';
import { edgeReviews } from './edge.ts';
import { complexReviews } from './long.ts';
import { northReviews } from './north.ts';
import { oldCityReviews } from './old-city.ts';
import { riverReviews } from './river.ts';
import { resaleReviews } from './resale.ts';

/** Reviews besides those that stand with their complexes in `data/around`. */
export const reviews = [
  ...companyReviews,
  ...complexReviews,
  ...riverReviews,
  ...oldCityReviews,
  ...northReviews,
  ...edgeReviews,
  ...resaleReviews,
];
