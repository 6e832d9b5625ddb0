import type { InputOf } from '@m30/api/client';
import { formatMask, formatPhone, masks, shownDay } from '@m30/ui-kit/mask';
import { adopt } from '../adopt.ts';
import type { Order } from '../order.ts';
import { equalShare, readShare, writeShare } from './shares.ts';

/** A participant as he is typed: every field a text, `share` as «1/2». */
export interface Person {
  last_name: string;
  name: string;
  second_name: string;
  birth_date: string;
  passport_series: string;
  passport_number: string;
  passport_issuer: string;
  passport_date: string;
  department_code: string;
  snils: string;
  inn: string;
  address: string;
  share: string;
  /** Of everybody but the buyer: the invitation to sign goes there. */
  phone: string;
}

/** Name of a field of a participant. */
export type PersonField = keyof Person;

/** Most people that buy one lot together. */
export const MOST_PEOPLE = 8;

/** Nobody yet. */
export const emptyPerson: Person = {
  last_name: '',
  name: '',
  second_name: '',
  birth_date: '',
  passport_series: '',
  passport_number: '',
  passport_issuer: '',
  passport_date: '',
  department_code: '',
  snils: '',
  inn: '',
  address: '',
  share: '',
  phone: '',
};

/** Who the step begins with: the draft, else those named before, else the buyer himself. */
export function peopleStart(
  { participants, users }: Pick<Order, 'participants' | 'users'>,
  draft: unknown,
): Person[] {
  const kept = peopleOf(draft);
  if (kept.length > 0) return kept;
  if (participants.length > 0) return participants.map(personOf);
  const known = users.length > 0 ? users : [emptyPerson];
  return known.map(({ last_name, name, second_name }) => ({
    ...emptyPerson,
    ...{ last_name, name, second_name },
    share: equalShare(known.length),
  }));
}

function peopleOf(draft: unknown): Person[] {
  const { users } = adopt({ users: [] as object }, draft);
  if (!Array.isArray(users)) return [];
  return users.slice(0, MOST_PEOPLE).map((user) => adopt(emptyPerson, user));
}

/** A participant of the contract as he is typed. */
export function personOf(participant: Order['participants'][number]): Person {
  const { share, birth_date, passport_date, snils, phone, ...same } = participant;
  return {
    ...same,
    birth_date: shownDay(birth_date),
    passport_date: shownDay(passport_date),
    snils: formatMask(masks.snils, snils),
    phone: phone === undefined ? '' : formatPhone(phone),
    share: writeShare({ numerator: share.part, denominator: share.of }),
  };
}

type Users = InputOf<'Order.SetUsers'>['users'];

/** The people as the API takes them; a share that is none is refused beside its field before that. */
export const usersOf = (people: readonly Person[]): Users =>
  people.map(({ share, phone, ...same }, index) => {
    const { numerator, denominator } = readShare(share) ?? { numerator: 0, denominator: 1 };
    const own = index > 0 && phone.trim() !== '' ? { phone } : {};
    return { ...same, ...own, share: { part: numerator, of: denominator } };
  });

/** The same share for each of the people. */
export const divideEqually = (people: readonly Person[]): Person[] =>
  people.map((person) => ({ ...person, share: equalShare(people.length) }));
