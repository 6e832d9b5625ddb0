import { hoursOf, lastBookingDay, slotsOf, timesOf } from '@m30/forms/slots';
import { isoDay, moscowDay } from '@m30/ui-kit/format';
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
  if (day < moscowDay(now)) throw wrong('date', 'Эта дата уже прошла');
  if (day > lastBookingDay(now)) throw wrong('date', 'Записаться можно на месяц вперёд');
  if (!timesOf(day, 'co').includes(time)) {
    const { from, to } = hoursOf(day, 'co');
    throw wrong('time', `В этот день консультируем с ${from}:00 до ${to}:00, каждые полчаса`);
  }
  if (!slotsOf(day, 'co', now).includes(time)) throw wrong('time', 'Это время уже прошло');
}

function wrong(path: string, message: string) {
  return refuse(422, message, [{ path, message }]);
}
