/**
 * Address of a visit for a calendar.
 * @param date DD.MM.YYYY
 * @param time HH:mm
 */
export function visitHref(lot: string, date: string, time: string): string {
  const day = date.split('.').reverse().join('-');
  return `/api/lots/${lot}/visit.ics?${new URLSearchParams({ date: day, time })}`;
}
