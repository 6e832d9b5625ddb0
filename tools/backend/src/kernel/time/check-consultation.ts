import { CONSULTATION_HOURS, CONSULTATION_STEP } from '@m30/api';
import { addMonths, isoDay, isWeekend, moscowDay, moscowTime } from '@m30/ui-kit/format';
import { refuse } from '../method/refuse.ts';

interface Slot {
  /** DD.MM.YYYY. */
  date?: string | undefined;
  /** HH:mm, Europe/Moscow. */
  time?: string | undefined;
}

/**
 * Refuses a consultation at a moment nobody could come: not a date, before now, later than a
 * month ahead, or outside the slots of an object consultation.
 * @throws Refused 422
 */
export function checkConsultation({ date, time }: Slot, now: Date): void {
  if (date === undefined && time === undefined) return;
  if (date === undefined) throw wrong('date', 'Выберите дату');
  if (time === undefined) throw wrong('time', 'Выберите время');
  const day = isoDay(date);
  if (day === null) throw wrong('date', 'Такой даты нет');
  const today = moscowDay(now);
  if (day < today) throw wrong('date', 'Эта дата уже прошла');
  if (day > addMonths(today, 1)) throw wrong('date', 'Записаться можно на месяц вперёд');
  const { co } = CONSULTATION_HOURS;
  const { from, to } = isWeekend(day) ? co.weekend : co.weekday;
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  if (hour < from || hour >= to || minutes % CONSULTATION_STEP !== 0) {
    throw wrong('time', `В этот день консультируем с ${from}:00 до ${to}:00, каждые полчаса`);
  }
  if (day === today && time <= moscowTime(now)) throw wrong('time', 'Это время уже прошло');
}

function wrong(path: string, message: string) {
  return refuse(422, message, [{ path, message }]);
}
