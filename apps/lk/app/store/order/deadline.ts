import { daysBetween, moscowDay, plural } from '@m30/ui-kit/format';

/**
 * Calendar days in Moscow from one instant to another: 0 on the same day, negative after it.
 * @param deadline ISO instant
 * @param now ISO instant
 */
export function daysLeft(deadline: string, now: string): number {
  return daysBetween(moscowDay(new Date(now)), moscowDay(new Date(deadline)));
}

/** What a deadline's mark says: «Осталось 2 дня». */
export function deadlineLabel(deadline: string, now: string): string {
  if (Date.parse(deadline) < Date.parse(now)) return 'Срок прошёл';
  const days = daysLeft(deadline, now);
  if (days === 0) return 'Сегодня последний день';
  const left = plural(days, ['Остался', 'Осталось', 'Осталось']);
  return `${left} ${days}\u00A0${plural(days, ['день', 'дня', 'дней'])}`;
}
