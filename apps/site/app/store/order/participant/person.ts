import type { InputOf } from '@m30/api/client';
import { formatMask, formatPhone, masks, shownDay } from '@m30/ui-kit/mask';
import { adopt } from '../adopt.ts';
import type { Order } from '../order.ts';
import { fieldsOf, isOptional } from './person-fields.ts';
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
  'birth_certificate.series': string;
  'birth_certificate.number': string;
  'birth_certificate.issuer': string;
  'birth_certificate.date': string;
  /** Place of the parent among the participants, from 0, as text. */
  parent: string;
  /** `yes` where somebody acts by a power of attorney. */
  represented: string;
  'representative.last_name': string;
  'representative.name': string;
  'representative.second_name': string;
  'representative.birth_date': string;
  'representative.passport_series': string;
  'representative.passport_number': string;
  'representative.passport_issuer': string;
  'representative.passport_date': string;
  'representative.department_code': string;
  'representative.phone': string;
  'representative.power_number': string;
  'representative.power_date': string;
  'representative.power_until': string;
  'representative.notary': string;
}

/** Name of a field of a participant, as its path in the input. */
export type PersonField = Exclude<keyof Person, 'represented'>;

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
  'birth_certificate.series': '',
  'birth_certificate.number': '',
  'birth_certificate.issuer': '',
  'birth_certificate.date': '',
  parent: '',
  represented: '',
  'representative.last_name': '',
  'representative.name': '',
  'representative.second_name': '',
  'representative.birth_date': '',
  'representative.passport_series': '',
  'representative.passport_number': '',
  'representative.passport_issuer': '',
  'representative.passport_date': '',
  'representative.department_code': '',
  'representative.phone': '',
  'representative.power_number': '',
  'representative.power_date': '',
  'representative.power_until': '',
  'representative.notary': '',
};

/** Who the step begins with: the draft, else those named before, else the buyer himself. */
export function peopleStart(
  { participants, users }: Pick<Order, 'participants' | 'users'>,
  draft: unknown,
): Person[] {
  const saved = peopleOf(draft);
  if (saved.length > 0) return saved;
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
  const { share, snils, phone, parent, birth_certificate, representative, ...same } = participant;
  return {
    ...emptyPerson,
    ...shown(same),
    ...under('birth_certificate', birth_certificate),
    ...under('representative', representative),
    represented: representative ? 'yes' : '',
    snils: formatMask(masks.snils, snils),
    phone: phone === undefined ? '' : formatPhone(phone),
    parent: parent === undefined ? '' : String(parent),
    share: writeShare({ numerator: share.part, denominator: share.of }),
  };
}

/** Days and phones as they are typed; what is not there stays empty. */
const shown = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (/^\d{4}-\d\d-\d\d$/.test(value)) return [[name, shownDay(value)]];
      return [[name, name === 'phone' ? formatPhone(value) : value]];
    }),
  );

const under = (
  group: 'birth_certificate' | 'representative',
  fields: Record<string, string> | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shown(fields ?? {})).map(([name, value]) => [`${group}.${name}`, value]),
  );

type Users = InputOf<'Order.SetUsers'>['users'];

/** The people as the API takes them, each with the documents of an own age; an invalid share is refused beside its field before that. */
export const usersOf = (people: readonly Person[], today: string): Users =>
  people.map((person, index) => {
    const { numerator, denominator } = readShare(person.share) ?? { numerator: 0, denominator: 1 };
    const user: Record<string, unknown> = {};
    for (const field of fieldsOf(person, { index, today })) {
      const text = person[field];
      if (field === 'share' || (isOptional(field, person, today) && text.trim() === '')) continue;
      const [group = '', name] = field.split('.');
      if (name === undefined) user[group] = text;
      else user[group] = { ...(user[group] as object | undefined), [name]: text };
    }
    // The fields of an age are those of the schema, which the server checks again.
    return { ...user, share: { part: numerator, of: denominator } } as Users[number];
  });

/** The same share for each of the people. */
export const divideEqually = (people: readonly Person[]): Person[] =>
  people.map((person) => ({ ...person, share: equalShare(people.length) }));
