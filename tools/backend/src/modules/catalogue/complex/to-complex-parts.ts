import type { ResultOf } from '@m30/api/client';
import { meanRating } from '../../content/library/mean-rating.ts';
import type { ComplexRow, PlacedLot, Snapshot } from '../snapshot/snapshot.ts';

export type Complex = ResultOf<'Objects.GetObject'>;

/** Documents of a complex, then those of its buildings. */
export function toDocuments({ content }: Snapshot, vendor: string): Complex['documents'] {
  return (content.documents.get(vendor) ?? []).map(({ title, src, size, buildingId }) => ({
    title,
    src,
    size,
    subvendor: buildingId?.split('/')[1] ?? null,
  }));
}

/** What a complex tells besides its lots. */
export function toParts({ content }: Snapshot, { vendor }: ComplexRow) {
  const video = content.videos.get(vendor);
  return {
    infrastructure: (content.infrastructure.get(vendor) ?? []).map(
      ({ group, name, minutes, kind, demo }) => ({ group, name, minutes, kind, demo }),
    ),
    questions: (content.questions.get(vendor) ?? []).map(({ question, answer }) => ({
      question,
      answer,
    })),
    ...toReviews(content.reviews.get(vendor) ?? []),
    video: video ? { title: video.title, src: video.src, poster: video.poster } : null,
  } satisfies Partial<Complex>;
}

/** So many reviews stand on the page of a complex; the others have their own. */
const REVIEWS_SHOWN = 2;

type ReviewRow = NonNullable<ReturnType<Snapshot['content']['reviews']['get']>>[number];

function toReviews(rows: readonly ReviewRow[]): Pick<Complex, 'reviews' | 'reviewSummary'> {
  return {
    reviews: rows
      .slice(0, REVIEWS_SHOWN)
      .map(({ date, author, about, portrait, text, rating, reply }) => ({
        ...{ date, author, text, rating, reply },
        ...(portrait !== null && { portrait }),
        purchase: about,
      })),
    reviewSummary: { count: rows.length, rating: meanRating(rows) },
  };
}

/** Flats for sale by flat type, the cheapest first. */
export function toPlans(lots: readonly PlacedLot[]): Complex['plans'] {
  return [...Map.groupBy(lots, ({ plan }) => plan)]
    .map(([{ id, rooms, euro, area, drawing }, some]) => ({
      ...{ id, rooms, euro, area, drawing },
      count: some.length,
      priceFrom: Math.min(...some.map(({ price }) => price)),
    }))
    .toSorted((one, other) => one.priceFrom - other.priceFrom);
}

/** Programmes of the banks by name, each with its lowest rate. */
export function toProgrammes({ offers }: Snapshot): Complex['programmes'] {
  return [...Map.groupBy(offers, ({ name }) => name)]
    .flatMap(([name, some]) => {
      const [best] = some.toSorted((one, other) => one.rate - other.rate);
      if (!best) return [];
      const { rate, downPayment, term, disclaimer } = best;
      return {
        ...{ name, rate, downPayment, term, disclaimer },
        cost: {
          from: Math.min(...some.map(({ costFrom }) => costFrom)),
          to: Math.max(...some.map(({ costTo }) => costTo)),
        },
        banks: [...new Set(some.map(({ bank }) => bank.name))],
      };
    })
    .toSorted((one, other) => one.rate - other.rate);
}
