import type { ResultOf } from '@m30/api/client';

type Review = ResultOf<'Content.GetReviews'>['reviews'][number];

/** Characters of the longest review that is readable in large letters. */
const LONGEST = 260;
const MOST = 5;

/** What the home page shows of the reviews. */
export interface ChosenReviews {
  quotes: {
    guid: string;
    text: string;
    author: string;
    about: string;
    /** Path of a drawing. */
    portrait?: string | undefined;
  }[];
  /** The newest one with a film. */
  film: {
    src: string;
    title: string;
    author: string;
    picture: NonNullable<Review['picture']>;
  } | null;
}

/** Short reviews of the highest rating, newest first, one a complex, and a film. */
export function chooseReviews(reviews: readonly Review[]): ChosenReviews {
  const complexes = new Set<string>();
  const quotes = reviews
    .filter(({ text, rating, complex }) => {
      const fits = rating === 5 && text.length <= LONGEST && complex !== null;
      return fits && complexes.size < complexes.add(complex.vendor).size;
    })
    .slice(0, MOST)
    .map(({ guid, text, author, about, portrait, complex }) => ({
      guid,
      text,
      author,
      ...(portrait !== undefined && { portrait }),
      about: complex ? `«${complex.name}», ${about}` : about,
    }));
  const filmed = reviews.find(({ video, picture }) => video !== null && picture !== null);
  const film =
    filmed?.video && filmed.picture
      ? {
          src: filmed.video,
          title: filmed.title ?? filmed.author,
          author: filmed.author,
          picture: filmed.picture,
        }
      : null;
  return { quotes, film };
}
