export {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  isoDay,
  isWeekend,
  shownDay,
  weekdayOf,
} from './calendar.ts';
export { formatCoordinate, formatPlace } from './coordinate.ts';
export { dayTimes, minuteOf, timeOf } from './day-times.ts';
export { formatDate, type DatePattern } from './date.ts';
export { maskEmail } from './mask-email.ts';
export { formatMillions, formatMoney, type MoneyOptions } from './money.ts';
export { formatArea, formatFileSize, formatNumber, formatPercent } from './number.ts';
export { MOSCOW_ZONE, moscowDay, moscowInstant, moscowIso, moscowTime } from './moscow-clock.ts';
export { phoneHref, phoneLink } from './phone-href.ts';
export { formatCount, plural } from './plural.ts';
export { formatQuarter, type Quarter } from './quarter.ts';
