/** Numbers of the formats of dates that every book has. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Whether a format of numbers shows a date: letters of days, months and years that are no quoted text, colour or language. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  const [first = ''] = code.split(';');
  return /[dmy]/i.test(
    first.replace(/"[^"]*"|\[[^\][]*\]|\\.|_.|\*./g, '').replace(/general/i, ''),
  );
}

const DAY = 86_400_000;

/**
 * A day of Excel as people write it: «30.09.2028». The day 60 of the calendar of 1900 is one that never was.
 * @param from1904 the calendar of old Macs
 */
export function dayText(serial: number, from1904: boolean): string {
  const days = Math.floor(serial);
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(start + days * DAY);
  const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1].map((one) =>
    String(one).padStart(2, '0'),
  );
  return `${day}.${month}.${date.getUTCFullYear()}`;
}

/** «7663000.0000000009», «7.9E+06» → what was meant: books keep numbers as they are calculated. */
export function numberText(raw: string): string {
  const value = Number(raw);
  return raw.trim() === '' || !Number.isFinite(value) ? raw : String(Number(value.toFixed(6)));
}
