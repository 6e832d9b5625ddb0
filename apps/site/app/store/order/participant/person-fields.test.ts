import { demoParticipants } from '@m30/api';
import { describe, expect, it } from 'vitest';
import { checkPeople } from './check-person.ts';
import { fieldsOf, parentOptions, typedStanding, withoutPerson } from './person-fields.ts';
import { emptyPerson, personOf, usersOf, type Person } from './person.ts';

const today = '2026-11-24';
const [marina, pavel] = demoParticipants.map(personOf) as [Person, Person];
const child: Person = {
  ...emptyPerson,
  ...{ last_name: 'Савельева', name: 'Анна', second_name: 'Павловна', birth_date: '03.05.2018' },
  ...{ address: marina.address, snils: '000-000-600 02', share: '1/3', parent: '0' },
  'birth_certificate.series': 'II-АК',
  'birth_certificate.number': '123456',
  'birth_certificate.issuer': 'ЗАГС',
  'birth_certificate.date': '10.05.2018',
};

describe('the fields of a participant', () => {
  it.each([
    ['03.05.2018', 'child'],
    ['25.11.2012', 'child'],
    ['24.11.2012', 'minor'],
    ['24.11.2008', 'adult'],
    ['24.11', 'adult'],
    ['', 'adult'],
  ])('of who was born on «%s» are those of a %s', (birth_date, standing) => {
    expect(typedStanding({ birth_date }, today)).toBe(standing);
  });

  it('ask a child for a certificate and a parent, and for neither passport, INN nor phone', () => {
    const asked = fieldsOf(child, { index: 2, today });
    expect(asked).toEqual(expect.arrayContaining(['birth_certificate.series', 'parent', 'snils']));
    expect(asked).not.toEqual(expect.arrayContaining(['passport_series']));
    expect(asked.filter((field) => field === 'inn' || field === 'phone')).toEqual([]);
  });

  it('ask whom another one acts for for no phone', () => {
    const asked = fieldsOf({ ...pavel, represented: 'yes' }, { index: 1, today });
    expect(asked).toContain('representative.power_number');
    expect(asked).not.toContain('phone');
    expect(fieldsOf({ ...marina, represented: 'yes' }, { index: 0, today })).not.toContain(
      'representative.name',
    );
  });
});

it('what is sent holds the documents of each age alone', () => {
  const [, , anna] = usersOf([marina, pavel, { ...child, passport_number: '123456' }], today);
  expect(anna).toMatchObject({
    parent: '0',
    birth_certificate: { series: 'II-АК', number: '123456', issuer: 'ЗАГС', date: '10.05.2018' },
  });
  expect(anna).not.toHaveProperty('passport_number');
  expect(anna).not.toHaveProperty('inn');
});

it('a minor without an INN lacks nothing but a phone and a parent', () => {
  const minor = { ...pavel, birth_date: '03.05.2011', inn: '', phone: '', parent: '' };
  expect(checkPeople([marina, minor], today).map(({ path }) => path)).toEqual([
    'users.1.parent',
    'users.1.phone',
  ]);
});

it('a parent is an adult who signs in person', () => {
  const away = { ...pavel, represented: 'yes' };
  const ids = (people: Person[]) => parentOptions(people, 2, today).map(({ id }) => id);
  expect(ids([marina, pavel, child, child])).toEqual(['0', '1']);
  expect(ids([marina, away, child])).toEqual(['0']);
});

it('who goes takes the parent along, and moves the places of the others', () => {
  const people = [marina, pavel, { ...child, parent: '1' }, { ...child, parent: '2' }];
  expect(withoutPerson(people, 1).map(({ parent }) => parent)).toEqual(['', '', '1']);
});
