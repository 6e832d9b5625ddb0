import type { Api, ResultOf } from '@m30/api/client';
import { unlessMissing } from '@m30/shell/server';
import { formatDate } from '@m30/ui-kit/format';
import { loadObjects, type CatalogueObject } from '../../../store/objects/index.ts';
import { chooseReviews } from '../reviews/choose-reviews.ts';

/** Kopecks: few borrow for a dearer flat, and the slider stays fine enough for the others. */
const DEAREST = 3_000_000_000;

/**
 * What the home page shows, with the fields it shows and no others: `sections` are links and words, which a document has as HTML.
 */
export async function loadHome(api: Api) {
  const [homes, search, flats, { promos }, { news }, { reviews }] = await Promise.all([
    loadObjects(api),
    unlessMissing(api.get('Objects.GetFilter', {}), null),
    unlessMissing(api.get('Objects.GetLots', { rooms: ['2'], sort: 'price' }), null),
    unlessMissing(api.get('Content.GetPromos', {}), { promos: [] }),
    unlessMissing(api.get('Content.GetNews', { pageSize: 4 }), { news: [] }),
    unlessMissing(api.get('Content.GetReviews', { subject: 'complex', pageSize: 50 }), {
      reviews: [],
    }),
  ]);
  return {
    homes: homes.map(shown),
    search: search && { total: search.total, facets: facetsOf(search.facets) },
    reviews: chooseReviews(reviews),
    mortgage: search && flats && mortgageOf(search.facets.price, flats),
    sections: {
      homes,
      total: search?.total,
      promos: promos.slice(0, 4),
      // «ноября»: the month as a date says it.
      month: formatDate(new Date(), 'day').replace(/^\d+\s/u, ''),
      news: news.map(({ alias, title, date, topic }) => ({ alias, title, date, topic })),
    },
  };
}

/** A complex on the hero, its scale and the map. */
const shown = ({ vendor, name, place, coordinate, picture, priceFrom }: CatalogueObject) => ({
  vendor,
  name,
  place,
  coordinate,
  picture,
  priceFrom,
});

/** Parts that never hydrate. */
export type HomeSections = Awaited<ReturnType<typeof loadHome>>['sections'];

export type HomeData = Omit<Awaited<ReturnType<typeof loadHome>>, 'sections'>;

type Facets = ResultOf<'Objects.GetFilter'>['facets'];

const facetsOf = ({ complex, rooms, handover, price }: Facets) => ({
  complex: complex.map(bare),
  rooms: rooms.map(bare),
  handover: handover.map(bare),
  price: { min: price.min, max: price.max },
});

function mortgageOf(price: Facets['price'], { programme, lots }: ResultOf<'Objects.GetLots'>) {
  const example = exampleOf(lots);
  // Whole kopecks, where facets have roubles.
  const range = { min: price.min * 100, max: Math.min(price.max * 100, DEAREST) };
  return example && { programme, example, price: range };
}

function bare({ value, label }: { value: string; label: string }) {
  return { value, label };
}

/** The flat whose payment is calculated: the first that has a price. */
function exampleOf(lots: ResultOf<'Objects.GetLots'>['lots']) {
  const lot = lots.find(({ price }) => price !== null);
  if (!lot) return null;
  const { rooms, euro, area, complexName, price, payment, downPayment } = lot;
  return { rooms, euro, area, complexName, price, payment, downPayment };
}
