import type { Ownership, ParticipantData } from '@m30/api';
import { isInn, isSnils } from '@m30/ui-kit/check-digits';
import { refuse } from '../../../kernel/method/refuse.ts';
import { sumsToOne } from '../order/core/shares.ts';
import { checkOwnership, yearsLater } from './check-ownership.ts';

/** A passport is given from this age on. */
const PASSPORT_AGE = 14;

interface Asked {
  ownership: Ownership;
  /** ISO date in Moscow. */
  today: string;
  /** Phone of the buyer, who signs in the account. */
  buyer: string;
}

/**
 * Refuses people whom no contract can name: wrong check digits, impossible dates, shares that do not
 * make a whole, one person twice, an ownership that these people cannot have.
 * @throws Refused 422; the fields stand in `issues` as `users.0.snils`
 */
export function checkParticipants(people: readonly ParticipantData[], asked: Asked): void {
  const issues = people.flatMap((person, index) =>
    [
      ...issuesOf(person, people.slice(0, index), asked.today),
      ...(index > 0 ? phoneIssues(person, people.slice(0, index), asked.buyer) : []),
    ].map(([field, message]) => ({ path: `users.${index}.${field}`, message })),
  );
  const message = checkOwnership(people, asked);
  if (message) issues.push({ path: 'ownership', message });
  if (asked.ownership !== 'joint' && !sumsToOne(people.map(({ share }) => share))) {
    issues.push({ path: 'users', message: 'Сумма долей должна быть равна единице' });
  }
  const [first] = issues;
  if (first) throw refuse(422, first.message, issues);
}

type Issue = [field: keyof ParticipantData, message: string];

function issuesOf(
  { birth_date, passport_date, snils, inn, share }: ParticipantData,
  before: readonly ParticipantData[],
  today: string,
): Issue[] {
  const issues: Issue[] = [];
  if (birth_date < '1900-01-01' || birth_date > today) {
    issues.push(['birth_date', 'Проверьте дату рождения']);
  }
  if (passport_date > today) issues.push(['passport_date', 'Эта дата ещё не наступила']);
  else if (passport_date < yearsLater(birth_date, PASSPORT_AGE)) {
    issues.push(['passport_date', `Паспорт выдают с ${PASSPORT_AGE} лет`]);
  }
  if (!isSnils(snils)) issues.push(['snils', 'Проверьте СНИЛС: контрольное число не сходится']);
  else if (before.some((other) => other.snils === snils)) {
    issues.push(['snils', 'Этот СНИЛС уже указан у другого участника']);
  }
  if (!isInn(inn)) issues.push(['inn', 'Проверьте ИНН: контрольные цифры не сходятся']);
  if (share.part > share.of) issues.push(['share', 'Доля больше целого']);
  return issues;
}

/** Everybody signs with a code on a phone of his own. */
function phoneIssues(
  { phone }: ParticipantData,
  before: readonly ParticipantData[],
  buyer: string,
): Issue[] {
  if (phone === undefined) {
    return [['phone', 'Введите телефон участника: на\u00a0него придёт ссылка для подписи']];
  }
  return phone === buyer || before.some((other) => other.phone === phone)
    ? [['phone', 'Это телефон другого участника. Каждый подписывает со\u00a0своего телефона']]
    : [];
}
