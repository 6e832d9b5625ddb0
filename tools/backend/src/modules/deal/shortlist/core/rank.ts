import type { Standing } from '@m30/api';
import type { Vote } from './types.ts';

/** Votes for one lot; whoever said nothing is not among them. */
export interface Voted {
  votes: readonly Vote[];
  /** Nobody can buy it any more. */
  isGone: boolean;
}

const count = (votes: readonly Vote[], which: Vote) =>
  votes.filter((vote) => vote === which).length;

/**
 * What the people of a list think of a lot together.
 * @param members how many they are; a list of one has nothing that «all» want
 */
export function standingOf(votes: readonly Vote[], members: number): Standing {
  if (votes.includes('veto')) return 'vetoed';
  const hearts = count(votes, 'heart');
  if (hearts > 1 && hearts >= members) return 'all';
  return hearts > 0 ? 'some' : 'open';
}

const ORDER: readonly Standing[] = ['all', 'some', 'open', 'vetoed'];

/**
 * What all want comes first, then what more of them want, then what nobody has spoken of; a single veto sends a lot behind
 * them, and what is sold is the last whoever liked it. Lots that stand alike stay in the order given.
 */
export function rank<Lot extends Voted>(lots: readonly Lot[], members: number): Lot[] {
  const placeOf = ({ votes, isGone }: Lot) => [
    Number(isGone),
    ORDER.indexOf(standingOf(votes, members)),
    count(votes, 'veto'),
    -count(votes, 'heart'),
  ];
  return lots.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
}
