import type { Right } from '@m30/studio/contract/core/rights';
import { mayRole, type Role } from '@m30/studio/contract/core/roles';
import type { Call } from '../method/call.ts';
import { refuse } from '../method/refuse.ts';

/** A login of a member of the staff, as the cookie of the Studio tells. */
export interface StaffSession {
  /** Hash of the cookie's value. */
  readonly idHash: string;
  readonly guid: string;
  readonly stage: 'second_factor' | 'setup' | 'full';
  /** What was given to be signed or confirmed in this session. */
  readonly challenge: string | null;
  readonly person: StaffPerson;
}

/** Who of the staff asks. */
export interface StaffPerson {
  readonly id: number;
  readonly guid: string;
  readonly email: string;
  readonly lastName: string;
  readonly name: string;
  readonly role: Role;
  readonly demo: boolean;
}

/** Everything that a handler of the Studio knows besides its input; nothing of a buyer's session. */
export type StudioCall = Omit<Call, 'session'> & { readonly staff: StaffSession | null };

/** «Сафина Дарья». */
export const staffName = ({ lastName, name }: Pick<StaffPerson, 'lastName' | 'name'>): string =>
  `${lastName} ${name}`;

/**
 * The login of a method that asks for a password at least.
 * @throws Refused 401
 */
export function enteringOf({ staff }: StudioCall): StaffSession {
  if (!staff) throw refuse(401, 'Войдите в Студию');
  return staff;
}

/**
 * Who has signed in with everything that is asked for.
 * @throws Refused 401, or 403 before the second factor
 */
export function staffOf(call: StudioCall): StaffPerson {
  const { stage, person } = enteringOf(call);
  if (stage !== 'full') throw refuse(403, 'Подтвердите вход вторым фактором');
  return person;
}

/**
 * Who asks, if the role has a right.
 * @throws Refused 401 or 403
 */
export function withRight(call: StudioCall, right: Right): StaffPerson {
  const person = staffOf(call);
  if (!mayRole(person.role, right)) throw refuse(403, 'Вашей роли это действие не разрешено');
  return person;
}
