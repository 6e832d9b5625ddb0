import { plural } from '@m30/ui-kit/format';

/** A number of the countdown with its word: `['09', 'часов']`. */
export type TimePart = readonly [value: string, word: string];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');

/** What is left as days, hours, minutes and seconds; whole seconds are rounded up, so that the end is the end. */
export function timeLeft(milliseconds: number): readonly TimePart[] {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND) * SECOND);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  return [
    [String(days), plural(days, ['день', 'дня', 'дней'])],
    [two(hours), plural(hours, ['час', 'часа', 'часов'])],
    [two(minutes), plural(minutes, ['минута', 'минуты', 'минут'])],
    [two(seconds), plural(seconds, ['секунда', 'секунды', 'секунд'])],
  ];
}
