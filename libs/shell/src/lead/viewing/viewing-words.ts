import { formatDate, moscowDay, weekdayOf } from '@m30/ui-kit/format';

/** Days of the week with «в», as a meeting is told. */
const ON = [
  'в\u00a0понедельник',
  'во\u00a0вторник',
  'в\u00a0среду',
  'в\u00a0четверг',
  'в\u00a0пятницу',
  'в\u00a0субботу',
  'в\u00a0воскресенье',
];

/** «в субботу, 21 ноября, в 11:30», on the clock of Moscow. */
export function whenInWords(at: string): string {
  const weekday = ON[weekdayOf(moscowDay(new Date(at))) - 1];
  return `${weekday}, ${formatDate(at, 'day')}, в\u00a0${formatDate(at, 'time')}`;
}

/** Address of the way to a place, on a map that every phone opens. */
export const wayHref = ([lat, lon]: readonly [number, number]): string =>
  `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=mt`;

/** «, напомним за день и за два часа», as many as are still to come; empty where none is. */
export function reminderWords(hours: readonly number[]): string {
  const before = hours.map((one) => (one === 24 ? 'за\u00a0день' : 'за\u00a0два часа'));
  return before.length > 0 ? `, напомним ${before.join(' и\u00a0')}` : '';
}
