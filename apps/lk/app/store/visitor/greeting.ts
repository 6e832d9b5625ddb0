import { formatDate } from '@m30/ui-kit/format';

/**
 * First name out of a full one, «Савельева Марина Андреевна» → «Марина»; empty where there is
 * only a surname.
 */
function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[1] ?? '';
}

/** How the account greets: «Здравствуйте, Марина». */
export function greeting(fullName: string): string {
  const name = firstName(fullName);
  return name ? `Здравствуйте, ${name}` : 'Здравствуйте';
}

/** Today's date in Moscow: «Суббота, 21 ноября». */
export function todayInMoscow(now: Date): string {
  const text = formatDate(now, 'weekday');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
