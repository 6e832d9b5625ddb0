import type { AnyLotCard } from '@m30/api';
import type { ComplexRow, PlacedRow, Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import { readSentence } from '@m30/api/sentence';
import { lexiconOf } from '../sentence/lexicon-of.ts';
import { tokensOf } from './tokens.ts';

/** A number of a flat has no more digits. */
const NUMBER = /^\d{1,4}$/;

/**
 * Flats with a number that is asked for, in the complexes that are named beside it, else in all; those for sale
 * first. The id of an address, `k2-57`, finds its lot alone, of whatever kind.
 */
export function findLots(snapshot: Snapshot, query: string): AnyLotCard[] {
  const asked = query.trim().toLowerCase();
  const lots = [...snapshot.placed.values()];
  const exact = lots.filter(({ id }) => id === asked);
  const found = exact.length > 0 ? exact : lots.filter(byNumber(snapshot, query));
  return found
    .map(({ guid }) => anyLotCard(snapshot, guid))
    .filter((card) => card !== null)
    .sort((a, b) => Number(b.price !== null) - Number(a.price !== null));
}

/** Words of a query without those that count something else than flats: «до 12 млн» is no flat number 12. */
function wordsOf(snapshot: Snapshot, query: string): string[] {
  const { understood } = readSentence(query, lexiconOf(snapshot), snapshot.day);
  const counts = understood.filter(
    ({ filters }) => filters.number === undefined && filters.complex === undefined,
  );
  return tokensOf(query)
    .filter(({ start, end }) => !counts.some((part) => part.start <= start && end <= part.end))
    .map(({ word }) => word);
}

/** The number of «Канал 9» belongs to the complex, not to a flat. */
function byNumber(snapshot: Snapshot, query: string) {
  const { complexes } = snapshot;
  const words = wordsOf(snapshot, query);
  const named = complexes.filter((complex) => isNamed(complex, words));
  const vendors = new Set(named.map(({ vendor }) => vendor));
  const inNames = new Set(named.flatMap(({ name }) => tokensOf(name).map(({ word }) => word)));
  const numbers = new Set(words.filter((word) => NUMBER.test(word) && !inNames.has(word)));
  return ({ kind, number, complex }: PlacedRow) =>
    kind === 'flat' &&
    numbers.has(String(number)) &&
    (vendors.size === 0 || vendors.has(complex.vendor));
}

/** By its alias or its first word in any form: «канале». Names are few, four letters tell them apart. */
function isNamed({ name, vendor }: ComplexRow, words: readonly string[]): boolean {
  const first = tokensOf(name)[0]?.word.slice(0, 4) ?? vendor;
  return words.some((word) => word === vendor || (word.length >= 4 && word.startsWith(first)));
}
