import type { Order } from '../order.ts';
import { divideEqually, MOST_PEOPLE, personOf, type Person } from './person.ts';

/** Somebody named in an earlier order of the buyer. */
export type KnownPerson = Order['known_people'][number];

const digits = (text: string) => text.replace(/\D/g, '');
const word = (text: string) => text.trim().toLowerCase();

/** Those of earlier orders who are not typed in yet. */
export function offeredPeople(
  known: readonly KnownPerson[],
  users: readonly Person[],
): KnownPerson[] {
  if (users.length >= MOST_PEOPLE && users.every(isTyped)) return [];
  return known.filter(({ snils }) => !users.some((user) => digits(user.snils) === snils));
}

/**
 * Fills somebody in where his name stands already, else in the first empty place, else as one more participant.
 * @returns the people, and the place of the one who was filled in
 */
export function takePerson(
  users: readonly Person[],
  known: KnownPerson,
): { users: Person[]; index: number } {
  // Whose parent somebody was is another order's.
  const filled = { ...personOf(known), parent: '' };
  const named = users.findIndex((user) => isNamed(user, filled) && !isTyped(user));
  const place = named >= 0 ? named : users.findIndex((user) => user.last_name.trim() === '');
  if (place < 0) return { users: divideEqually([...users, filled]), index: users.length };
  const share = users[place]?.share ?? '';
  return { users: users.with(place, { ...filled, share }), index: place };
}

const isNamed = (user: Person, other: Person) =>
  word(user.last_name) === word(other.last_name) && word(user.name) === word(other.name);

const isTyped = ({ passport_number, snils }: Person) => passport_number !== '' || snils !== '';
