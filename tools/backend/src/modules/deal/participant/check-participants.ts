import type { Ownership, ParticipantData } from '@m30/api';
import { AGE_LAW, standingOn, yearsLater } from '@m30/calculators/family';
import { isInn, isSnils } from '@m30/ui-kit/check-digits';
import { refuse } from '../../../kernel/method/refuse.ts';
import { sumsToOne } from '../order/core/shares.ts';
import { checkOwnership } from './check-ownership.ts';
import { papersIssues } from './check-papers.ts';
import { powerIssues } from './check-power.ts';
import type { Issue } from './issue.ts';

interface Asked {
  ownership: Ownership;
  /** ISO date in Moscow. */
  today: string;
  /** Phone of the buyer, who signs in the account. */
  buyer: string;
}

/**
 * Refuses people whom no contract can name: wrong check digits, impossible dates, documents of another age, children without a
 * parent, shares that do not make a whole, one person twice, an ownership that these people cannot have.
 * @throws Refused 422; the fields stand in `issues` as `users.0.snils`
 */
export function checkParticipants(people: readonly ParticipantData[], asked: Asked): void {
  const { today, buyer } = asked;
  const issues = people.flatMap((person, index) => {
    const before = people.slice(0, index);
    return [
      ...issuesOf(person, before, today),
      ...papersIssues(person, today),
      ...parentIssues(people, index, today),
      ...powerIssues(person, { index, today }),
      ...(index > 0 ? phoneIssues(person, before, { today, buyer }) : []),
    ].map(([field, message]) => ({ path: `users.${index}.${field}`, message }));
  });
  const message = checkOwnership(people, asked);
  if (message) issues.push({ path: 'ownership', message });
  if (asked.ownership !== 'joint' && !sumsToOne(people.map(({ share }) => share))) {
    issues.push({ path: 'users', message: 'Сумма долей должна быть равна единице' });
  }
  const [first] = issues;
  if (first) throw refuse(422, first.message, issues);
}

function issuesOf(
  { birth_date, snils, inn, share }: ParticipantData,
  before: readonly ParticipantData[],
  today: string,
): Issue[] {
  const issues: Issue[] = [];
  if (birth_date < '1900-01-01' || birth_date > today) {
    issues.push(['birth_date', 'Проверьте дату рождения']);
  }
  if (!isSnils(snils)) issues.push(['snils', 'Проверьте СНИЛС: контрольное число не сходится']);
  else if (before.some((other) => other.snils === snils)) {
    issues.push(['snils', 'Этот СНИЛС уже указан у другого участника']);
  }
  if (inn === undefined) {
    if (standingOn(birth_date, today) === 'adult') issues.push(['inn', 'Заполните поле']);
  } else if (!isInn(inn)) issues.push(['inn', 'Проверьте ИНН: контрольные цифры не сходятся']);
  if (share.part > share.of) issues.push(['share', 'Доля больше целого']);
  return issues;
}

/** A parent of full age, who signs in person, acts for a child and consents to what a minor does; the buyer is of full age. */
function parentIssues(people: readonly ParticipantData[], index: number, today: string): Issue[] {
  const person = people[index];
  if (!person || standingOn(person.birth_date, today) === 'adult') return [];
  if (index === 0) {
    return [
      [
        'birth_date',
        `Покупателю должно быть ${AGE_LAW.fullAge.value} лет. Начните с\u00a0родителя`,
      ],
    ];
  }
  const parent = person.parent === undefined ? undefined : people[person.parent];
  if (!parent) return [['parent', 'Выберите родителя среди участников']];
  if (standingOn(parent.birth_date, today) !== 'adult') {
    return [['parent', 'Родитель должен быть совершеннолетним участником сделки']];
  }
  if (parent.birth_date >= yearsLater(person.birth_date, -AGE_LAW.consent.value)) {
    return [['parent', 'Этот участник не\u00a0может быть родителем: проверьте даты рождения']];
  }
  return parent.representative
    ? [['parent', 'Родитель подписывает за\u00a0ребёнка сам, без представителя']]
    : [];
}

/** Everybody who signs does so with a code on a phone of his own. */
function phoneIssues(
  { phone, birth_date, representative }: ParticipantData,
  before: readonly ParticipantData[],
  { today, buyer }: { today: string; buyer: string },
): Issue[] {
  if (representative || standingOn(birth_date, today) === 'child') return [];
  if (phone === undefined) {
    return [['phone', 'Введите телефон участника: на\u00a0него придёт ссылка для подписи']];
  }
  return phone === buyer || before.some((other) => other.phone === phone)
    ? [['phone', 'Это телефон другого участника. Каждый подписывает со\u00a0своего телефона']]
    : [];
}
