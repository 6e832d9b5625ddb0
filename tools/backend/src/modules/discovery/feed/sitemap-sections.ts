import type { ResultOf } from '@m30/api/client';
import { visibleNews } from '../../content/news/find-news.ts';
import { visiblePages } from '../../content/page/find-page.ts';
import type { Library } from '../../content/library/library.ts';
import { isListed } from '../../catalogue/lot/listing.ts';
import type { PlacedRow, Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import { placedPlaces, placedPremises } from '../../catalogue/premises/placed.ts';
import { toPremisesCard } from '../../catalogue/premises/to-card.ts';
import { lotUrl } from '../../catalogue/lot/to-lot-card.ts';
import { resaleUrl } from '../../catalogue/resale/to-resale-card.ts';

type Section = ResultOf<'Content.GetSitemap'>['sections'][number];

/**
 * What search engines may index, by kind. A sold flat keeps its page, but leaves the sitemap: nobody
 * should be led to what cannot be bought.
 */
export function sitemapSections(library: Library, snapshot: Snapshot, now: Date): Section[] {
  const { complexes, buildings, byBuilding } = snapshot;
  const premises = placedPremises(snapshot);
  return [
    {
      name: 'pages',
      pages: visiblePages(library, now)
        .filter((page) => page.indexable)
        .map(({ path }) => ({ path })),
    },
    {
      name: 'objects',
      pages: [
        ...complexes.map(({ vendor }) => ({ path: `/obekty/${vendor}` })),
        ...buildings
          .filter(({ id }) => byBuilding.has(id))
          .map(({ vendor, subvendor }) => ({ path: `/obekty/${vendor}/${subvendor}` })),
      ],
    },
    {
      name: 'premises',
      pages: [
        ...vendorsOf(premises).map((vendor) => ({ path: `/kommerciya/${vendor}` })),
        ...premises.filter(isListed).map((unit) => ({ path: toPremisesCard(unit).url })),
        ...vendorsOf(placedPlaces(snapshot)).map((vendor) => ({ path: `/parking/${vendor}` })),
      ],
    },
    {
      name: 'lots',
      pages: [...snapshot.lots.values()].filter(isListed).map((lot) => ({ path: lotUrl(lot) })),
    },
    {
      name: 'resale',
      pages: [...snapshot.resale.values()]
        .filter(isListed)
        .map((flat) => ({ path: resaleUrl(flat) })),
    },
    {
      name: 'news',
      pages: visibleNews(library, now).map(({ teaser: { alias, date } }) => ({
        path: `/novosti/${alias}`,
        changed: date,
      })),
    },
  ];
}

function vendorsOf(lots: readonly PlacedRow[]): string[] {
  return [...new Set(lots.map(({ complex }) => complex.vendor))];
}
