import type { ParticipantData } from '@m30/api';
import { standingOn } from '@m30/calculators/family';
import { formatDate } from '@m30/ui-kit/format';
import { daysAfter } from '../../../kernel/time/day.ts';
import { passportIssues } from './check-papers.ts';
import type { Issue } from './issue.ts';

/** Days that a power has to last from when it is named: as long as a paid and extended hold, so that it lasts until the signature. */
const POWER_DAYS = 30;

/** What keeps somebody from acting by a power of attorney (`LAW.power` says where the rule stands). */
export function powerIssues(
  { representative, birth_date }: ParticipantData,
  { index, today }: { index: number; today: string },
): Issue[] {
  if (!representative) return [];
  const of = (field: string, message: string): Issue => [`representative.${field}`, message];
  if (index === 0) {
    return [of('last_name', 'Покупатель подписывает сам, в\u00a0личном кабинете')];
  }
  if (standingOn(birth_date, today) !== 'adult') {
    return [of('last_name', 'За\u00a0ребёнка действует родитель, доверенность не\u00a0нужна')];
  }
  const issues = passportIssues(representative, { birth: representative.birth_date, today }).map(
    ([field, message]) => of(field, message),
  );
  if (standingOn(representative.birth_date, today) !== 'adult') {
    issues.push(of('birth_date', 'Представителю должно быть 18 лет'));
  }
  if (representative.power_date > today) {
    issues.push(of('power_date', 'Эта дата ещё не\u00a0наступила'));
  }
  const least = daysAfter(new Date(today), POWER_DAYS).toISOString().slice(0, 10);
  if (representative.power_until < least) {
    issues.push(
      of(
        'power_until',
        `Доверенность должна действовать хотя\u00a0бы до\u00a0${formatDate(least)}`,
      ),
    );
  }
  return issues;
}
