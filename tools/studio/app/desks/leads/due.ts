import { addDays, formatDate, moscowDay } from '@m30/ui-kit/format';
import type { Lead } from './lead.ts';

const MINUTE = 60_000;

/** Minutes within which a lead should be answered, and after which it is in danger. */
const GOOD = 15;
const BAD = 45;

/** Under which heading a lead stands on the desk, by the time of its next step. */
export function dueGroup({ due_at, overdue }: Lead, now: number): string {
  if (overdue) return 'Просрочено';
  if (!due_at) return 'Без срока';
  const day = moscowDay(new Date(due_at));
  const today = moscowDay(new Date(now));
  if (day <= today) return 'Сегодня';
  return day === addDays(today, 1) ? 'Завтра' : 'Позже';
}

/** When the next step is due: the time of today, the day of any other. */
export function dueWords(due: string, now: number): string {
  const at = new Date(due);
  return moscowDay(at) === moscowDay(new Date(now))
    ? formatDate(at, 'time')
    : formatDate(at, 'moment');
}

/** How long a lead has waited for its first answer; `null` where it was answered. */
export function waitOf({ created_at, answered_at }: Lead, now: number) {
  if (answered_at) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(created_at)) / MINUTE));
  const tone = minutes <= GOOD ? 'good' : minutes <= BAD ? 'warning' : 'danger';
  return { minutes, tone } as const;
}

/** Minutes in words: «47 мин», «1 ч 42», «3 дн.». */
export function waitWords(minutes: number): string {
  if (minutes < 60) return `${minutes} мин`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 ? `${hours} ч ${minutes % 60}` : `${hours} ч`;
  return `${Math.floor(hours / 24)} дн.`;
}
