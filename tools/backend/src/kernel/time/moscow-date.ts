const MOSCOW = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Moscow',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Moscow, as ISO: `2026-11-21`. */
export function moscowDate(moment: Date): string {
  return MOSCOW.format(moment);
}
