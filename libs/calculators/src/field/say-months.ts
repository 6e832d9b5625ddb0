import { formatCount } from '@m30/ui-kit/format';

/** Months as people say them: «22 года», «3 года 4 месяца», «8 месяцев». */
export function sayMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    ...(years > 0 ? [formatCount(years, ['год', 'года', 'лет'])] : []),
    ...(rest > 0 || years === 0 ? [formatCount(rest, ['месяц', 'месяца', 'месяцев'])] : []),
  ];
  return parts.join(' ');
}
