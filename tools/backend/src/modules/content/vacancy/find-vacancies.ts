import type { Library } from '../library/library.ts';

/**
 * Places of work that are open on a day, in the order of the page.
 * @param today ISO date
 */
export function findVacancies(
  { vacancies }: Pick<Library, 'vacancies'>,
  today: string,
): Library['vacancies'][number][] {
  return vacancies.filter(
    ({ posted, closes }) => posted <= today && (closes === null || today <= closes),
  );
}
