import { demoParticipants, type ParticipantData } from '@m30/api';
import { describe, expect, test } from 'vitest';
import { Refused } from '../../../kernel/method/refuse.ts';
import { checkParticipants } from './check-participants.ts';

const TODAY = '2026-11-24';
const third = { part: 1, of: 3 };
const [wife, husband] = demoParticipants.map((person) => ({ ...person, share: third })) as [
  ParticipantData,
  ParticipantData,
];
const passport = {
  passport_series: '4006',
  passport_number: '502871',
  passport_issuer: 'ГУ МВД России',
  department_code: '780012',
};

const anna: ParticipantData = {
  last_name: 'Савельева',
  name: 'Анна',
  second_name: 'Павловна',
  birth_date: '2018-05-03',
  birth_certificate: { series: 'II-АК', number: '123456', issuer: 'ЗАГС', date: '2018-05-10' },
  snils: '00000060002',
  address: wife.address,
  share: third,
  parent: 0,
};
const { birth_certificate: _, ...named } = anna;
const teenager: ParticipantData = {
  ...named,
  ...passport,
  birth_date: '2011-05-03',
  passport_date: '2025-05-20',
  phone: '+79110000001',
};
const agent = {
  ...{ last_name: 'Иванов', name: 'Иван', second_name: 'нет отчества' },
  ...{ birth_date: '1980-01-01', ...passport, passport_date: '2000-01-02' },
  ...{ phone: '+79110000002', power_number: '78/1-н', notary: 'Орлова Н. В.' },
  ...{ power_date: '2026-11-01', power_until: '2027-11-01' },
} as const;

/** Paths of what is wrong. */
function wrong(...people: ParticipantData[]): string[] {
  try {
    checkParticipants(people, { ownership: 'shares', today: TODAY, buyer: '+79110009999' });
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return (error.issues ?? []).map(({ path }) => path);
  }
}

describe('a family that buys by shares', () => {
  test.each([
    ['a child with a birth certificate, who has neither phone nor INN', anna],
    ['a minor with a passport', teenager],
    ['a child of thirteen, a day before the birthday', { ...anna, birth_date: '2012-11-25' }],
  ])('names %s', (_name, child) => {
    expect(wrong(wife, husband, child)).toEqual([]);
  });

  test.each([
    ['a child without a certificate', named, 'birth_certificate.series'],
    ['a child with a passport', { ...anna, ...passport }, 'passport_series'],
    [
      'a certificate of before the birth',
      { ...anna, birth_date: '2018-06-01' },
      'birth_certificate.date',
    ],
    ['a child of fourteen today', { ...anna, birth_date: '2012-11-24' }, 'passport_series'],
    ['a minor without a phone', { ...teenager, phone: undefined }, 'phone'],
    ['a passport of before 14', { ...teenager, birth_date: '2012-01-01' }, 'passport_date'],
    ['a child without a parent', { ...anna, parent: undefined }, 'parent'],
    ['a child that is its own parent', { ...anna, parent: 2 }, 'parent'],
    ['a parent who is not there', { ...anna, parent: 7 }, 'parent'],
    [
      'a minor represented by another',
      { ...teenager, representative: agent },
      'representative.last_name',
    ],
  ])('cannot name %s', (_name, child, path) => {
    expect(wrong(wife, husband, child as ParticipantData)).toContain(`users.2.${path}`);
  });

  test('has a parent of full age, who is old enough and signs in person', () => {
    expect(wrong(wife, { ...teenager, share: third }, { ...anna, parent: 1 })).toContain(
      'users.2.parent',
    );
    const { phone: _phone, ...silent } = husband;
    const away = { ...silent, representative: agent };
    expect(wrong(wife, away, { ...anna, parent: 1 })).toContain('users.2.parent');
    expect(wrong(wife, away, anna)).toEqual([]);
    const young = { ...husband, birth_date: '2005-05-03' };
    expect(wrong(wife, young, { ...anna, parent: 1 })).toContain('users.2.parent');
  });

  test('has a buyer of full age', () => {
    expect(wrong(anna, husband, wife)).toContain('users.0.birth_date');
  });
});

describe('a representative', () => {
  const by = (changes: object): ParticipantData => {
    const { phone: _phone, ...silent } = husband;
    return { ...silent, representative: { ...agent, ...changes } };
  };
  test.each([
    ['is under age', { birth_date: '2010-01-01', passport_date: '2024-02-01' }, 'birth_date'],
    ['has a power of tomorrow', { power_date: '2026-11-25' }, 'power_date'],
    [
      'has a power that ends before the signature may come',
      { power_until: '2026-12-23' },
      'power_until',
    ],
    ['has a passport of a child', { passport_date: '1990-01-01' }, 'passport_date'],
  ])('who %s acts for nobody', (_name, changes, path) => {
    expect(wrong(wife, by(changes), anna)).toContain(`users.1.representative.${path}`);
  });

  test('may have a power that lasts exactly as long as a hold can', () => {
    expect(wrong(wife, by({ power_until: '2026-12-24' }), anna)).toEqual([]);
  });

  test('does not act for the buyer, who signs in the account', () => {
    expect(wrong({ ...wife, representative: agent }, husband, anna)).toContain(
      'users.0.representative.last_name',
    );
  });
});
