import * as v from 'valibot';
import { getLots, getPlaces, getPremises, getResale } from '@m30/api';
import { DRAWN_PAGES } from '../../../src/modules/content/page/drawn-pages.ts';
import { complexes } from '../../data/complexes/index.ts';
import { generateLots } from '../../generator/lots.ts';
import { buildingRows, complexRows } from '../../generator/objects.ts';
import { generatePremises } from '../../generator/premises/premises.ts';
import { resaleRows } from '../../generator/resale/resale.ts';
import { lessonSeeds } from '../account/lessons.ts';
import { partnershipSeeds } from '../account/partnerships.ts';
import { news } from '../news/index.ts';
import { pages } from '../pages/index.ts';

/** Every address of the product that content may lead to, without a trailing slash. */
export function knownAddresses(): Set<string> {
  const placed = [...generateLots(complexes), ...generatePremises().lots];
  return new Set([
    ...DRAWN_PAGES,
    ...complexRows(complexes).map(({ vendor }) => `/obekty/${vendor}`),
    ...buildingRows(complexes).flatMap(({ id }) => [
      `/obekty/${id}`,
      `/obekty/${id}/vizualnyj`,
      `/parking/${id.split('/')[0]}`,
    ]),
    ...placed.map(({ kind, buildingId, id }) =>
      kind === 'flat'
        ? `/obekty/${buildingId}/${id}`
        : `/kommerciya/${buildingId.split('/')[0]}/${id}`,
    ),
    ...resaleRows().map(({ id }) => `/vtorichka/${id}`),
    ...news.map(({ alias, audience }) =>
      audience === 'buyers' ? `/lk/news/${alias}` : `/novosti/${alias}`,
    ),
    ...partnershipSeeds.map(({ alias }) => `/lk/partnerships/${alias}`),
    ...lessonSeeds.map(({ alias }) => `/lk/school/${alias}`),
    ...pages.map(({ path }) => path),
  ]);
}

/** Selections: an address that takes a query, and what reads it. */
const SELECTIONS: Readonly<Record<string, v.GenericSchema>> = {
  '/katalog': getLots.input,
  '/katalog/kommerciya': getPremises.input,
  '/parking': getPlaces.input,
  '/vtorichka': getResale.input,
};

/** Tells what is wrong with a selection's query, or `null`; the view is the page's own. */
export function queryMistake(path: string, query: string): string | null {
  const schema = SELECTIONS[path];
  const input = Object.fromEntries(new URLSearchParams(query));
  delete input['view'];
  if (!schema || Object.keys(input).length === 0) return null;
  const parsed = v.safeParse(schema, input);
  return parsed.success ? null : `${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}`;
}
