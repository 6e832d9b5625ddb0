import type { LotFilter, MethodResult, readWish } from '@m30/api';
import { COMMUTES } from '@m30/api/filters';
import { readSentence, type SentenceReading } from '@m30/api/sentence';
import { moscowDay } from '@m30/ui-kit/format';
import type { Call } from '../../../kernel/method/call.ts';
import { resolveFilter } from '../../catalogue/lot/resolve-filter.ts';
import { addressSpellings, isSaid } from './address-spellings.ts';
import { easierWishes } from './easier-wishes.ts';
import { lexiconOf } from './lexicon-of.ts';
import { rememberWays } from '../../catalogue/travel/remember-ways.ts';
import { placeText } from '../../catalogue/travel/place-of.ts';

/** Key of the minutes of a way. */
type CommuteMinutes = (typeof COMMUTES)[number]['minutes'];

/** A way that a sentence asks for, and the place that it leads to. */
interface FoundWay {
  /** As the filter writes it; `null` where nobody finds it, or it may not be asked for. */
  place: string | null;
  /** What the address was taken for. */
  label: string | null;
}

/** The place of an address as the filter writes it. */
async function placeOf(text: string, { services, visitor }: Call): Promise<FoundWay> {
  if (!services.limits.takeHere('travelAddress', visitor.ip)) return { place: null, label: null };
  for (const spelling of addressSpellings(text)) {
    const found = await services.travel.find(spelling).catch(() => null);
    if (!found || !isSaid(spelling, found.label)) continue;
    const { label, note, coordinate, exact } = found;
    const name = !exact && /\d/.test(text) && note ? `${label} (${note})` : label;
    return { label: name, place: placeText(coordinate) };
  }
  return { place: null, label: null };
}

/** Each way of the sentence by the key of its minutes. */
async function waysOf({ filters, addresses }: SentenceReading, call: Call) {
  const asked = COMMUTES.filter(({ minutes }) => filters[minutes] !== undefined);
  const found = asked.map(async ({ minutes, work }): Promise<[CommuteMinutes, FoundWay]> => {
    const address = addresses.find((one) => one.work === work);
    return [minutes, address ? await placeOf(address.text, call) : { place: null, label: null }];
  });
  return new Map(await Promise.all(found));
}

/** The filter with the places of its ways, and without the ways that lead nowhere. */
function withPlaces(filters: LotFilter, ways: ReadonlyMap<CommuteMinutes, FoundWay>): LotFilter {
  let placed = filters;
  for (const { minutes, by, work } of COMMUTES) {
    if (filters[minutes] === undefined) continue;
    const place = ways.get(minutes)?.place;
    if (place) placed = { ...placed, [work]: place };
    else {
      const { [minutes]: _, [by]: __, ...rest } = placed;
      placed = rest;
    }
  }
  return placed;
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
  const ways = await waysOf(reading, call);
  const filters = withPlaces(reading.filters, ways);
  const placed = reading.understood.map((part) => ({
    ...part,
    placeable: withPlaces(part.filters, ways),
  }));
  const lost = placed.filter(({ placeable }) => Object.keys(placeable).length === 0);
  const known = rememberWays(travel);
  const resolve = (one: LotFilter) => resolveFilter(one, known);
  const { total } = catalogue.index.facets(resolve(filters));
  return {
    filters,
    understood: placed.flatMap(({ placeable, ...part }) =>
      Object.keys(placeable).length === 0 ? [] : [{ ...part, filters: placeable }],
    ),
    notUnderstood: [
      ...reading.notUnderstood,
      ...lost.flatMap(({ start, end }) => wordsIn(text, start, end)),
    ].sort((one, other) => one.start - other.start),
    addresses: reading.addresses.map(({ text: words, start, end, work }) => {
      const minutes = COMMUTES.find((one) => one.work === work)?.minutes;
      return { text: words, start, end, label: (minutes && ways.get(minutes)?.label) ?? null };
    }),
    total,
    easier: total === 0 ? easierWishes(filters, { index: catalogue.index, resolve }) : [],
  };
}
