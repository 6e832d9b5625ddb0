import type { ParticipantData, Representative } from '@m30/api';
import { standingOn, type Standing } from '@m30/calculators/family';

/** Somebody by name. */
export type Named = Pick<ParticipantData, 'last_name' | 'name' | 'second_name'>;

/** Who signs where this participant is to sign: a representative by a power of attorney, else the participant. */
export function signingPerson(person: ParticipantData): Named & { phone?: string } {
  const { representative, last_name, name, second_name, phone } = person;
  return representative ?? { last_name, name, second_name, ...(phone && { phone }) };
}

/** How people take part in a deal that is made on a day, by their age; ISO date in Moscow. */
export const standingsOn = (people: readonly ParticipantData[], day: string): Standing[] =>
  people.map(({ birth_date }) => standingOn(birth_date, day));

/** Places of those who act by a power of attorney. */
export const representedOf = (people: readonly ParticipantData[]): number[] =>
  people.flatMap(({ representative }, place) => (representative ? [place] : []));

/** Places of those whom this parent, from 0, acts for or consents to. */
export const wardsOf = (people: readonly ParticipantData[], parent: number): number[] =>
  people.flatMap((person, place) => (person.parent === parent && place !== parent ? [place] : []));

/** Whether somebody has what a passport says; a child has none. */
export const hasPassport = (person: ParticipantData): boolean =>
  person.passport_number !== undefined;

/** Whether a power has ended before a day, ISO. */
export const isPowerOver = ({ power_until }: Representative, day: string): boolean =>
  power_until < day;
