/** «4 ч 35 мин», «35 мин», «4 ч». */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const said = [hours > 0 && `${hours}\u00a0ч`, (rest > 0 || hours === 0) && `${rest}\u00a0мин`];
  return said.filter(Boolean).join(' ');
}

/** What the norm says of a flat; `met` is `null` where windows that are not in the model could change it. */
export function normWords({ met }: { met: boolean | null }): string {
  if (met === null) return 'норма не посчитана: в модели дома видны не все окна';
  return met ? 'норма выполнена' : 'по нашему расчёту норма не выполнена';
}
