const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** A moment as a person reads it, on the clock of Moscow: «21 ноября в 18:20». */
export const formatMoscow = (moment: Date): string => MOMENT.format(moment);
