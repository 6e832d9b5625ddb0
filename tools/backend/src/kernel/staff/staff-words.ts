const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** A moment as staff read it, in Moscow: `18.11.2026 12:00`. */
export function moscowMoment(moment: Date): string {
  return MOMENT.format(moment).replace(', ', ' ');
}

/** A stored phone as it is dialled: `8 (921) 555-01-02`. A plus would be a formula in a table. */
export function dialled(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '8 ($1) $2-$3-$4');
}
