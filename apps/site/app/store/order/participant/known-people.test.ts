import { demoParticipants } from '@m30/api';
import { expect, it } from 'vitest';
import { offeredPeople, takePerson } from './known-people.ts';
import { emptyPerson, personOf } from './person.ts';

const [marina, pavel] = demoParticipants as [
  (typeof demoParticipants)[number],
  (typeof demoParticipants)[number],
];
const named = { ...emptyPerson, last_name: marina.last_name, name: marina.name, share: '1/1' };

it('those who are typed in already are not offered again', () => {
  expect(offeredPeople([marina, pavel], [named])).toEqual([marina, pavel]);
  expect(offeredPeople([marina, pavel], [personOf(marina)])).toEqual([pavel]);
});

it('the buyer is filled in where his name stands, his share stays', () => {
  const { users, index } = takePerson([named], marina);
  expect([users.length, index]).toEqual([1, 0]);
  expect(users[0]).toMatchObject({ passport_number: marina.passport_number, share: '1/1' });
});

it('somebody else takes an empty place, or becomes one more participant with an equal share', () => {
  expect(takePerson([named, emptyPerson], pavel).index).toBe(1);
  const { users, index } = takePerson([named], pavel);
  expect(index).toBe(1);
  expect(users.map(({ share }) => share)).toEqual(['1/2', '1/2']);
});
