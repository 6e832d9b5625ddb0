import { findOfficeLots } from '@m30/studio/contract';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import type { PlacedRow } from '../../catalogue/snapshot/snapshot.ts';
import { toOfficeLot } from './to-office-lot.ts';

/** Lots that one look finds. */
const FOUND = 12;

/** Answers `findOfficeLots`: numbers are meant exactly, words begin a complex or a building; free lots come first. */
export const findOfficeLotsHandler = implementStudio(findOfficeLots, ({ text }, { services }) => {
  const { snapshot } = services.catalogue;
  const asked = wordsOf(text);
  const found = [...snapshot.placed.values()]
    .filter((lot) => lot.kind !== 'resale' && lot.status !== 'closed' && isMeant(lot, asked))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.number - other.number)
    .slice(0, FOUND);
  return { lots: found.flatMap((lot) => toOfficeLot(services, lot) ?? []) };
});

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const rankOf = ({ status }: PlacedRow) => (status === 'free' ? 0 : 1);

/** A number may be that of the lot, or stand in the name of the complex or the building: «канал 9 49». */
function isMeant({ number, complex, building }: PlacedRow, asked: readonly string[]): boolean {
  const named = wordsOf(`${complex.name} ${building.name}`);
  const isNamed = (word: string) =>
    /^\d+$/.test(word) ? named.includes(word) : named.some((one) => one.startsWith(word));
  const unnamed = asked.filter((word) => !isNamed(word));
  if (unnamed.length === 0) return asked.length > 0;
  return unnamed.length === 1 && unnamed[0] === String(number);
}
