import { BY_WORDS } from '../../../store/commute/commute-words.ts';
import type { Listed, Member } from './shortlist.ts';
import {
  judgeFinish,
  judgeFloor,
  judgeKeys,
  judgePrice,
  judgeSun,
  judgeWay,
  millions,
  type Verdict,
} from './verdicts.ts';

/** One wish with what every lot says to it, in the order of the lots. */
export interface WishRow {
  key: string;
  name: string;
  verdicts: readonly Verdict[];
  /** Every lot says the same. */
  same: boolean;
}

/** Wishes of one person, or of all. */
export interface WishGroup {
  members: readonly Member[];
  /** Everybody wants it, and they are several. */
  isShared: boolean;
  rows: readonly WishRow[];
}

interface Wish {
  key: string;
  name: string;
  judge: (listed: Listed) => Verdict;
}

type Kind = keyof Member['wishes'];

const wishOf: Readonly<Record<Kind, (bound: number) => Wish>> = {
  price: (bound) => ({
    key: 'price',
    name: `До\u00a0${millions(bound)}`,
    judge: ({ lot }) => judgePrice(lot, bound),
  }),
  keys: (bound) => ({
    key: 'keys',
    name: `Ключи до\u00a0конца ${bound}\u00a0года`,
    judge: ({ lot }) => judgeKeys(lot, bound),
  }),
  finished: () => ({
    key: 'finished',
    name: 'Без ремонта',
    judge: ({ lot }) => judgeFinish(lot),
  }),
  sunny: () => ({
    key: 'sunny',
    name: 'Солнце от\u00a0двух часов',
    judge: ({ lot }) => judgeSun(lot),
  }),
  raised: () => ({
    key: 'raised',
    name: 'Не\u00a0первый этаж',
    judge: ({ lot }) => judgeFloor(lot),
  }),
};

const KINDS = Object.keys(wishOf) as Kind[];

const asks = ({ wishes }: Member, kind: Kind) => wishes[kind] !== null && wishes[kind] !== false;

/** The tightest bound of those who have one. */
const boundOf = (members: readonly Member[], kind: Kind) =>
  Math.min(...members.map(({ wishes }) => Number(wishes[kind])));

/** An address with minutes, which is nobody's but its own. */
const waysOf = ({ guid, places }: Member): Wish[] =>
  places.map(({ label, by, limit }, index) => ({
    key: `way-${index}`,
    name: `${label}, ${BY_WORDS[by]} до\u00a0${limit}\u00a0мин`,
    judge: ({ ways }) =>
      judgeWay(
        ways.find(({ member, place }) => member === guid && place === index)?.minutes,
        limit,
      ),
  }));

function rowOf({ key, name, judge }: Wish, lots: readonly Listed[]): WishRow {
  const verdicts = lots.map(judge);
  const [first] = verdicts;
  const same = verdicts.every(({ fits, words }) => fits === first?.fits && words === first.words);
  return { key, name, verdicts, same };
}

/**
 * What matters to all of several people first, then what matters to each; who wishes for nothing more has no group. Of prices
 * and years that all name the tightest one is shared: with it everybody is content.
 */
export function wishGroups(members: readonly Member[], lots: readonly Listed[]): WishGroup[] {
  const isShared = (kind: Kind) =>
    members.length > 1 && members.every((member) => asks(member, kind));
  const shared = KINDS.filter(isShared).map((kind) => wishOf[kind](boundOf(members, kind)));
  const own = members.map((member) => ({
    members: [member],
    wishes: [
      ...waysOf(member),
      ...KINDS.filter((kind) => asks(member, kind) && !isShared(kind)).map((kind) =>
        wishOf[kind](boundOf([member], kind)),
      ),
    ],
  }));
  return [{ members, wishes: shared }, ...own]
    .filter(({ wishes }) => wishes.length > 0)
    .map(({ members: whose, wishes }) => ({
      members: whose,
      isShared: whose === members,
      rows: wishes.map((wish) => rowOf(wish, lots)),
    }));
}

/** How many lots fit a wish. */
export const fitting = ({ verdicts }: WishRow): number =>
  verdicts.filter(({ fits }) => fits).length;
