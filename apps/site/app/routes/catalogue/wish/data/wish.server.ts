import type { Api } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';
import { LONGEST_WISH } from '../../../../components/wish/index.ts';
import { wishViewOf } from './wish-view-of.ts';

/** The sentence of an address or a form, as long as the field takes one. */
const wishOf = (said: URLSearchParams | FormData): string =>
  String(said.get('q') ?? '')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
    .slice(0, LONGEST_WISH)
    .trim();

/** Reads a sentence, and says it in the words of the catalogue. */
export async function readWish(api: Api, query: string) {
  const reading = await api.post('Objects.ReadSentence', { text: query });
  // Only the words of the facets are shown; the place of work is in none of them, and this is a GET.
  const { work, commute, commuteBy, work2, commute2, commuteBy2, ...lotFilters } = reading.filters;
  const { facets } = await api.get('Objects.GetFilter', lotFilters);
  return wishViewOf(query, reading, facets);
}

/** What was read of a sentence that is still being typed. */
export async function readAlong(api: Api, form: FormData) {
  const query = wishOf(form);
  return { view: query === '' ? null : await readWish(api, query) };
}

/**
 * What the page of a sentence shows.
 * @throws Response a redirect to the flats of a sentence that was understood to the last word
 */
export async function loadWish(api: Api, url: URL) {
  const query = wishOf(url.searchParams);
  if (query === '') return { view: null };
  const view = await readWish(api, query);
  if (view.lost.length === 0 && view.chips.length > 0 && view.total > 0)
    throw redirectWithin(view.found);
  return { view };
}
