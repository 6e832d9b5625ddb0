import { dayTimes, minuteOf } from '../../format/day-times.ts';

/** A moment of the day to choose. */
export interface TimeSlot {
  /** HH:mm, 24 hours. */
  time: string;
  /** Taken: stays in sight, crossed out. */
  disabled?: boolean | undefined;
  /** A word under the time: «занято», «вы записаны». */
  note?: string | undefined;
}

/**
 * Every slot from the first to the last, both included: `timeSlots('09:00', '10:00')` is 09:00, 09:30, 10:00.
 * @param step minutes between them (specification, §9)
 */
export function timeSlots(first: string, last: string, step = 30): TimeSlot[] {
  return dayTimes(minuteOf(first), minuteOf(last) + step, step).map((time) => ({ time }));
}
