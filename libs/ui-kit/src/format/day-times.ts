/**
 * Beginnings of the visits, calls or slots of one length that follow each other between two times of a day, as HH:mm:
 * half-open, so that the last one ends by `to`.
 * @param from minutes since midnight, as `to`
 * @param step minutes that each takes
 */
export function dayTimes(from: number, to: number, step: number): string[] {
  const count = Math.max(0, Math.floor((to - from) / step));
  return Array.from({ length: count }, (_, index) => timeOf(from + index * step));
}

/** Minutes since midnight of HH:mm. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** HH:mm of a minute of the day. */
export const timeOf = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const two = (value: number): string => String(value).padStart(2, '0');
