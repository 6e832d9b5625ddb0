import type { Api } from '@m30/api/client';
import { redirectWithin } from '@m30/shell/server';
import { LONGEST_WISH } from '../../../../components/wish/index.ts';
import { wishViewOf } from './wish-view-of.ts';

/** The sentence of an address, as long as the field takes one. */
const wishOf = (params: URLSearchParams): string =>
  (params.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, LONGEST_WISH).trim();

/** Reads a sentence, and says it in the words of the catalogue. */
export async function readWish(api: Api, query: string) {
  const reading = await api.post('Objects.ReadSentence', { text: query });
  const { facets } = await api.get('Objects.GetFilter', reading.filters);
  return wishViewOf(query, reading, facets);
}

/**
 * What the page of a sentence shows; `live` asks for it while somebody types.
 * @throws Response a redirect to the flats of a sentence that was understood to the last word
 */
export async function loadWish(api: Api, url: URL) {
  const query = wishOf(url.searchParams);
  if (query === '') return { view: null };
  const view = await readWish(api, query);
  const whole = view.lost.length === 0 && view.chips.length > 0 && view.total > 0;
  if (whole && !url.searchParams.has('live')) throw redirectWithin(view.found);
  return { view };
}
