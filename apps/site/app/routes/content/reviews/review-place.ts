import type { InputOf } from '@m30/api/client';

/** A page of reviews: what its reviews are about. */
export interface ReviewPlace {
  path: string;
  subject: NonNullable<InputOf<'Content.GetReviews'>['subject']>;
}

/** Pages of reviews; each has its words in the database under its own path. */
const places: readonly ReviewPlace[] = [
  { path: '/otzyvy', subject: 'complex' },
  { path: '/kompaniya/otzyvy', subject: 'company' },
  { path: '/vtorichka/otzyvy', subject: 'resale' },
];

/** Finds the page of reviews that an address means. */
export function reviewPlace(path: string): ReviewPlace | undefined {
  return places.find((place) => place.path === path);
}

/** Address of a part of the reviews. */
export function reviewsHref({ path }: ReviewPlace, complex: string, page = 1): string {
  const query = new URLSearchParams(complex ? { complex } : {});
  if (page > 1) query.set('page', String(page));
  const written = query.toString();
  return written ? `${path}?${written}` : path;
}
