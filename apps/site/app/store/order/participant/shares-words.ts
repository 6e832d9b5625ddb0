import type { Person } from './person.ts';
import { readShare, restOf } from './shares.ts';

/** Whether the shares make one whole, in words; `null` while one of them is no share yet. */
export function sharesWords(people: readonly Person[]): { whole: boolean; words: string } | null {
  const shares = people.map(({ share }) => readShare(share)).filter((share) => share !== null);
  if (shares.length < people.length) return null;
  const { sign, share } = restOf(shares);
  if (!share) return { whole: true, words: 'Доли вместе составляют целое' };
  const rest =
    share.denominator === '1' ? share.numerator : `${share.numerator}/${share.denominator}`;
  return {
    whole: false,
    words:
      sign > 0 ? `До\u00a0целого не\u00a0хватает ${rest}` : `Вместе больше целого на\u00a0${rest}`,
  };
}
