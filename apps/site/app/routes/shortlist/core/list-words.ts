import { formatCount, formatDate, moscowDay, moscowTime } from '@m30/ui-kit/format';
import { lotNumber } from '../../../store/cart/lot-words.ts';
import type { Listed, Member, Shortlist } from './shortlist.ts';
import type { WishGroup } from './wish-groups.ts';

type Act = NonNullable<Shortlist['last']>;

const ACTS: Readonly<Record<Act['kind'], string>> = {
  joined: 'теперь в\u00a0списке',
  added: 'новый лот',
  removed: 'лот убран',
  heart: 'сердце',
  veto: 'вето',
  unvoted: 'голос снят',
  noted: 'заметка',
};

/** «12:04», on another day «21 ноября, 12:04». */
function momentWords(at: string, now: string): string {
  const [moment, today] = [new Date(at), new Date(now)];
  if (moscowDay(moment) === moscowDay(today)) return moscowTime(moment);
  return formatDate(moment, 'dateTime');
}

/** What was done last: «Михаил: сердце, № 48, «Светлый двор», 12:04». */
export const actWords = ({ kind, who, what, at }: Act, now: string): string =>
  `${who}: ${[ACTS[kind], what, momentWords(at, now)].filter(Boolean).join(', ')}`;

/** Milliseconds since a look within which somebody is there. */
const HERE = 3 * 60_000;

/** Whether somebody looks at the list right now. */
export const isHere = ({ seen_at }: Pick<Member, 'seen_at'>, now: string): boolean =>
  new Date(now).getTime() - new Date(seen_at).getTime() < HERE;

/** «сейчас здесь», «последний визит 12:04». */
export const seenWords = (member: Pick<Member, 'seen_at'>, now: string): string =>
  isHere(member, now) ? 'сейчас здесь' : `последний визит ${momentWords(member.seen_at, now)}`;

/** «Пять» is not said: «5 лотов, 2 голоса». */
export const countWords = ({ lots, members }: Pick<Shortlist, 'lots' | 'members'>): string =>
  [
    formatCount(lots.length, ['лот', 'лота', 'лотов']),
    formatCount(members.length, ['голос', 'голоса', 'голосов']),
  ].join(', ');

const namesOf = (members: readonly Member[], { opinions }: Listed, vote: 'heart' | 'veto') =>
  members
    .filter(({ guid }) => opinions.some((one) => one.member === guid && one.vote === vote))
    .map(({ name }) => name)
    .join(', ');

/** Nobody can buy it any more. */
const isGone = ({ lot }: Listed): boolean => lot.status === 'sold' || lot.status === 'closed';

/** Why a lot stands where it stands: «хотят все», «хочет: Анна», «вето: Михаил». */
export function standingWords(listed: Listed, members: readonly Member[]): string {
  if (isGone(listed)) return 'купить уже нельзя';
  switch (listed.standing) {
    case 'all':
      return members.length === 2 ? 'хотят оба' : 'хотят все';
    case 'some':
      return `за: ${namesOf(members, listed, 'heart')}`;
    case 'vetoed':
      return `вето: ${namesOf(members, listed, 'veto')}`;
    case 'open':
      return 'голосов пока нет';
  }
}

/** The first lot that all want, with what it lacks; otherwise what to do so that there is one. */
export interface Summary {
  words: string;
  /** The lot that it is about. */
  listed: Listed | null;
}

/** Says in a sentence how far the people of a list have come. */
export function summaryOf(
  { lots, members }: Pick<Shortlist, 'lots' | 'members'>,
  groups: readonly WishGroup[],
): Summary {
  const wanted = lots.filter((listed) => listed.standing === 'all' && !isGone(listed));
  const [first] = wanted;
  if (!first) {
    const words =
      members.length < 2
        ? 'Отправьте ссылку тем, с\u00a0кем выбираете: первым в\u00a0списке встанет то, что захотят все.'
        : 'Общего выбора пока нет. Поставьте сердце тому, что нравится: первым встанет то, что захотят все.';
    return { words, listed: null };
  }
  const at = lots.indexOf(first);
  const missing = groups
    .flatMap(({ rows }) => rows)
    .filter(({ verdicts }) => verdicts[at]?.fits === false)
    .map(({ name }) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  const lead = members.length === 2 ? 'Оба хотят' : 'Все хотят';
  const others = wanted.length > 1 ? ` и\u00a0ещё ${wanted.length - 1}` : '';
  const lacks =
    missing.length > 0 ? `Не\u00a0сходится: ${missing.join('; ')}.` : 'Желания сходятся.';
  const name = lotNumber(first.lot).replaceAll(/ (?=\d)/g, '\u00a0');
  return { words: `${lead} ${name}${others}. ${lacks}`, listed: first };
}
