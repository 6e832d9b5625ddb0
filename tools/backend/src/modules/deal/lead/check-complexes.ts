import { refuse } from '../../../kernel/method/refuse.ts';
import type { ComplexRow } from '../../catalogue/snapshot/snapshot.ts';

/**
 * Holds the complexes that a visitor chose, one or several with semicolons, against those there are.
 * @param objects names as the form gives them, in quotes or without, or their aliases
 * @returns their names as the company writes them: «Канал 9»
 * @throws Refused 422 where one is none of them
 */
export function checkComplexes(
  objects: string,
  complexes: readonly Pick<ComplexRow, 'vendor' | 'name'>[],
): string {
  const found = objects.split(';').flatMap((part) => {
    const asked = fold(part);
    if (asked === '') return [];
    const complex = complexes.find(({ vendor, name }) => [vendor, fold(name)].includes(asked));
    if (complex) return [`«${complex.name}»`];
    throw unknown(complexes);
  });
  if (found.length === 0) throw unknown(complexes);
  return [...new Set(found)].join('; ');
}

/** Without quotes and typography, as people type it. */
const fold = (text: string) =>
  text
    .replace(/[«»"'„“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е');

function unknown(complexes: readonly Pick<ComplexRow, 'name'>[]) {
  const names = complexes.map(({ name }) => `«${name}»`).join(', ');
  const message = names ? `Выберите жилой комплекс: ${names}` : 'Выберите жилой комплекс';
  return refuse(422, message, [{ path: 'objects', message }]);
}
