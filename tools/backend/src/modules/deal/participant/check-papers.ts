import type { ParticipantData } from '@m30/api';
import { AGE_LAW, standingOn, yearsLater } from '@m30/calculators/family';
import type { Issue } from './issue.ts';

type Passport = Pick<
  ParticipantData,
  'passport_series' | 'passport_number' | 'passport_issuer' | 'passport_date' | 'department_code'
>;

const PASSPORT: readonly (keyof Passport)[] = [
  'passport_series',
  'passport_number',
  'passport_date',
  'department_code',
  'passport_issuer',
];

const TO_COME = 'Эта дата ещё не наступила';

/** A birth certificate until 14, a passport from then on; nothing of the other. */
export function papersIssues(person: ParticipantData, today: string): Issue[] {
  return standingOn(person.birth_date, today) === 'child'
    ? ofChild(person, today)
    : passportIssues(person, { birth: person.birth_date, today });
}

function ofChild(person: ParticipantData, today: string): Issue[] {
  const { birth_certificate: certificate, birth_date } = person;
  const own = PASSPORT.filter((field) => person[field] !== undefined).slice(0, 1);
  const early = own.map((field): Issue => [
    field,
    `Паспорт выдают с ${AGE_LAW.passport.value} лет, до этого нужно свидетельство о\u00a0рождении`,
  ]);
  if (!certificate) {
    return [...early, ['birth_certificate.series', 'Укажите свидетельство о\u00a0рождении']];
  }
  if (certificate.date > today) return [...early, ['birth_certificate.date', TO_COME]];
  return certificate.date < birth_date
    ? [...early, ['birth_certificate.date', 'Свидетельство выдают после рождения']]
    : early;
}

/** What is missing or impossible in a passport. */
export function passportIssues(
  passport: Passport,
  { birth, today }: { birth: string; today: string },
): Issue[] {
  const missing = PASSPORT.filter((field) => passport[field] === undefined);
  const { passport_date: date } = passport;
  return [
    ...missing.map((field): Issue => [field, 'Заполните поле']),
    ...(date === undefined ? [] : dateIssues(date, { birth, today })),
  ];
}

function dateIssues(date: string, { birth, today }: { birth: string; today: string }): Issue[] {
  if (date > today) return [['passport_date', TO_COME]];
  return date < yearsLater(birth, AGE_LAW.passport.value)
    ? [['passport_date', `Паспорт выдают с ${AGE_LAW.passport.value} лет`]]
    : [];
}
