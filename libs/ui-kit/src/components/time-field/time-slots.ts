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
  const slots: TimeSlot[] = [];
  for (let minute = minutesOf(first); minute <= minutesOf(last); minute += step) {
    slots.push({ time: `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}` });
  }
  return slots;
}

const pad = (value: number): string => String(value).padStart(2, '0');

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
