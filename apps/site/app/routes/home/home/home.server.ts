import type { Api, ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { chooseReviews } from './reviews/choose-reviews.ts';

/** Kopecks: few borrow for a dearer flat, and the slider stays fine enough for the others. */
const DEAREST = 3_000_000_000;

/** What the home page shows, with the fields it shows and no others. */
export async function loadHome(api: Api) {
  const [{ complexes }, { total, facets }, flats, { promos }, { news }, { reviews }] =
    await Promise.all([
      api.post('Objects.GetCatalog', {}),
      api.get('Objects.GetFilter', {}),
      api.get('Objects.GetLots', { rooms: ['2'], sort: 'price' }),
      api.get('Content.GetPromos', {}),
      api.get('Content.GetNews', { pageSize: 4 }),
      api.get('Content.GetReviews', { subject: 'complex', pageSize: 50 }),
    ]);
  const { complex, rooms, handover, price } = facets;
  return {
    homes: complexes,
    total,
    facets: {
      complex: complex.map(bare),
      rooms: rooms.map(bare),
      handover: handover.map(bare),
      price: { min: price.min, max: price.max },
    },
    promos: promos.slice(0, 4),
    // «ноября»: the month as a date says it.
    month: formatDate(new Date(), 'day').replace(/^\d+\s/u, ''),
    news: news.map(({ alias, title, date, topic }) => ({ alias, title, date, topic })),
    reviews: chooseReviews(reviews),
    programme: flats.programme,
    // Whole kopecks, where facets have roubles.
    price: { min: price.min * 100, max: Math.min(price.max * 100, DEAREST) },
    example: exampleOf(flats.lots),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

function bare({ value, label }: { value: string; label: string }) {
  return { value, label };
}

/** The flat whose payment is reckoned: the first that has a price. */
function exampleOf(lots: ResultOf<'Objects.GetLots'>['lots']) {
  const lot = lots.find(({ price }) => price !== null);
  if (!lot) return null;
  const { rooms, euro, area, complexName, price, payment } = lot;
  return { rooms, euro, area, complexName, price, payment };
}
