import type { Linter } from 'eslint';

/** One clock: dates and times are those of Moscow, formatted in one place. */

const message =
  'Days and times are those of Moscow: use formatDate, moscowDay, moscowTime, moscowIso or moscowInstant of @m30/ui-kit/format.';

const zoneOfTheMachine = 'FullYear Month Date Day Hours Minutes Seconds'
  .split(' ')
  .flatMap((part) => [`get${part}`, `set${part}`]);

/** Formatters of dates, and what depends on the time zone of the machine. */
export const noLocalClock: Linter.RulesRecord = {
  'no-restricted-properties': [
    'error',
    { object: 'Intl', property: 'DateTimeFormat', message },
    ...['toLocaleDateString', 'toLocaleTimeString', 'getTimezoneOffset', ...zoneOfTheMachine].map(
      (property) => ({ property, message }),
    ),
  ],
};

/** An offset or a time zone written by hand: an entry of `no-restricted-syntax`. */
export const ownOffset = {
  selector:
    'TemplateElement[value.raw=/\\+03:00/], :not(TSLiteralType) > Literal[value="Europe/Moscow"]',
  message,
};
