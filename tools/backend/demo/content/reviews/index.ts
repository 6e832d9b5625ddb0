import { companyReviews } from './company.ts';
import { edgeReviews } from './complexes/edge.ts';
import { complexReviews } from './complexes/long.ts';
import { northReviews } from './complexes/north.ts';
import { oldCityReviews } from './complexes/old-city.ts';
import { riverReviews } from './complexes/river.ts';
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
