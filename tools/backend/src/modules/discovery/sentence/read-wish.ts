import type { LotFilter, MethodResult, readWish } from '@m30/api';
import { readSentence, type SentenceReading } from '@m30/api/sentence';
import { moscowDay } from '@m30/ui-kit/format';
import type { Call } from '../../../kernel/method/call.ts';
import { resolveFilter } from '../../catalogue/lot/resolve-filter.ts';
import { addressSpellings, isSaid } from './address-spellings.ts';
import { easierWishes } from './easier-wishes.ts';
import { lexiconOf } from './lexicon-of.ts';

/** The place that a way to work by car leads to, as the filter writes it; `null` where nobody finds it, or it may not be asked for. */
async function workOf({ addresses }: SentenceReading, { services, visitor }: Call) {
  const [address] = addresses.filter(({ by }) => by === 'car');
  if (!address || !services.limits.takeHere('travelAddress', visitor.ip)) return null;
  for (const spelling of addressSpellings(address.text)) {
    const place = await services.travel.find(spelling).catch(() => null);
    if (!place || !isSaid(spelling, place.label)) continue;
    const { label, coordinate } = place;
    return { address, label, work: coordinate.map((degrees) => degrees.toFixed(6)).join(',') };
  }
  return null;
}

/** Words of a part of the text that say something, each with its place. */
const wordsIn = (text: string, start: number, end: number) =>
  [...text.slice(start, end).matchAll(/\p{N}+|\p{L}{3,}/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: start + index,
    end: start + index + word.length,
  }));

/** Reads a wish with the words of the catalogue as it is now. A route to a place that is not found is returned as not understood. */
export async function readWishNow(
  text: string,
  call: Call,
): Promise<MethodResult<typeof readWish>> {
  const { catalogue, clock, travel } = call.services;
  const reading = readSentence(text, lexiconOf(catalogue.snapshot), moscowDay(clock()));
  const way = reading.filters.commute === undefined ? null : await workOf(reading, call);
  const lost =
    way || reading.filters.commute === undefined
      ? []
      : reading.understood.filter(({ filters }) => filters.commute !== undefined);
  const { commute, ...others } = reading.filters;
  const filters: LotFilter = way ? { ...others, commute, work: way.work } : others;
  const resolve = (one: LotFilter) => resolveFilter(one, travel);
  const { total } = catalogue.index.facets(resolve(filters));
  return {
    filters,
    understood: reading.understood.flatMap((part) =>
      part.filters.commute === undefined
        ? [part]
        : way
          ? [{ ...part, filters: { ...part.filters, work: way.work } }]
          : [],
    ),
    notUnderstood: [
      ...reading.notUnderstood,
      ...lost.flatMap(({ start, end }) => wordsIn(text, start, end)),
    ].sort((one, other) => one.start - other.start),
    addresses: reading.addresses.map(({ text: words, start, end, by }) => ({
      ...{ text: words, start, end },
      label: by === 'car' && way ? way.label : null,
    })),
    total,
    easier: total === 0 ? easierWishes(filters, catalogue.index, resolve) : [],
  };
}
