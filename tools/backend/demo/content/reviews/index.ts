import { companyReviews } from './company.ts';
import { complexReviews } from './complexes.ts';
import { resaleReviews } from './resale.ts';

/** Reviews besides those that stand with their complexes in `data/around`. */
export const reviews = [...companyReviews, ...complexReviews, ...resaleReviews];
