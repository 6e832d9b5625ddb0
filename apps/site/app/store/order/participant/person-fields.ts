import { standingOn, type Standing } from '@m30/calculators/family';
import type { Person, PersonField } from './person.ts';

const NAMES = ['last_name', 'name', 'second_name', 'birth_date'] as const;

const PASSPORT = [
  'passport_series',
  'passport_number',
  'passport_date',
  'department_code',
  'passport_issuer',
] as const;

const CERTIFICATE = [
  'birth_certificate.series',
  'birth_certificate.number',
  'birth_certificate.date',
  'birth_certificate.issuer',
] as const;

const REPRESENTATIVE = [
  'representative.last_name',
  'representative.name',
  'representative.second_name',
  'representative.birth_date',
  'representative.passport_series',
  'representative.passport_number',
  'representative.passport_date',
  'representative.department_code',
  'representative.passport_issuer',
  'representative.phone',
  'representative.power_number',
  'representative.power_date',
  'representative.power_until',
  'representative.notary',
] as const;

/** How somebody takes part, by the date of birth so far; an unfinished one is taken for an adult's. */
export function typedStanding({ birth_date }: Pick<Person, 'birth_date'>, today: string): Standing {
  const iso = birth_date.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1');
  return iso === birth_date ? 'adult' : standingOn(iso, today);
}

/** Fields that the contract needs of somebody of this age, in the order of the form. */
export function fieldsOf(
  person: Person,
  { index, today }: { index: number; today: string },
): PersonField[] {
  const standing = typedStanding(person, today);
  const common = ['address', 'snils'] as const;
  if (standing === 'child') return [...NAMES, ...CERTIFICATE, ...common, 'parent', 'share'];
  const phone: PersonField[] = index > 0 ? ['phone'] : [];
  if (standing === 'minor') {
    return [...NAMES, ...PASSPORT, ...common, 'inn', 'parent', ...phone, 'share'];
  }
  const signs = index > 0 && person.represented !== '' ? REPRESENTATIVE : phone;
  return [...NAMES, ...PASSPORT, ...common, 'inn', ...signs, 'share'];
}

/** A person under 18 need not have an INN. */
export const isOptional = (field: PersonField, person: Person, today: string): boolean =>
  field === 'inn' && typedStanding(person, today) !== 'adult';

/** People after one of them has gone: whose parent that was has none. */
export const withoutPerson = (people: readonly Person[], index: number): Person[] =>
  people
    .filter((_, place) => place !== index)
    .map((person) => {
      const parent = Number(person.parent);
      if (person.parent === '' || parent < index) return person;
      return { ...person, parent: parent === index ? '' : String(parent - 1) };
    });

/** Adults among the others who sign in person: one of them is the parent. */
export function parentOptions(
  people: readonly Person[],
  index: number,
  today: string,
): { id: string; label: string }[] {
  return people.flatMap((person, place) => {
    const isParent = typedStanding(person, today) === 'adult' && person.represented === '';
    const named = [person.last_name, person.name].filter(Boolean).join(' ');
    return place !== index && isParent
      ? [{ id: String(place), label: `Участник ${place + 1}${named && `, ${named}`}` }]
      : [];
  });
}
