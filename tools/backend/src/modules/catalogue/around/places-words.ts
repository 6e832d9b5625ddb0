import type { PlacesReport } from './import-places.ts';

const OUTCOMES: Readonly<Record<PlacesReport['outcome'], string>> = {
  written: 'Записано.',
  'dry-run': 'Ничего не записано: это проверка.',
  refused: 'Ничего не записано: исправьте ошибки и повторите.',
};

/** What became of a file of places, for the command line. */
export const placesWords = ({ outcome, places, mistakes, complexes }: PlacesReport): string =>
  [
    `Мест в файле: ${places}`,
    ...complexes.map(({ name, nearby }) => `  ${name}: рядом ${nearby}`),
    ...(mistakes.length > 0 ? ['Ошибки', ...mistakes.map((one) => `  ${one}`)] : []),
    OUTCOMES[outcome],
  ].join('\n');
