import { CONSULTATION_HOURS, CONSULTATION_STEP } from '@m30/api';
import { refuse } from '../method/refuse.ts';

interface Slot {
  /** DD.MM.YYYY. */
  date?: string | undefined;
  /** HH:mm, Europe/Moscow. */
  time?: string | undefined;
}

const MOSCOW = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

/**
 * Refuses a consultation at a moment nobody could come: not a date, before now, later than a
 * month ahead, or outside the slots of an object consultation.
 * @throws Refused 422
 */
export function checkConsultation({ date, time }: Slot, now: Date): void {
  if (date === undefined && time === undefined) return;
  if (date === undefined) throw wrong('date', 'Выберите дату');
  if (time === undefined) throw wrong('time', 'Выберите время');
  const day = toIso(date);
  if (day === null) throw wrong('date', 'Такой даты нет');
  const [today = '', minute = ''] = MOSCOW.format(now).split(' ');
  if (day < today) throw wrong('date', 'Эта дата уже прошла');
  if (day > monthLater(today)) throw wrong('date', 'Записаться можно на месяц вперёд');
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const { co } = CONSULTATION_HOURS;
  const { from, to } = weekday === 0 || weekday === 6 ? co.weekend : co.weekday;
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  if (hour < from || hour >= to || minutes % CONSULTATION_STEP !== 0) {
    throw wrong('time', `В этот день консультируем с ${from}:00 до ${to}:00, каждые полчаса`);
  }
  if (day === today && time <= minute) throw wrong('time', 'Это время уже прошло');
}

function wrong(path: string, message: string) {
  return refuse(422, message, [{ path, message }]);
}

/** `null` where the calendar has no such day. */
function toIso(date: string): string | null {
  const day = date.split('.').reverse().join('-');
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null;
}

/** The same day of the next month, or that month's last one. */
function monthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}
