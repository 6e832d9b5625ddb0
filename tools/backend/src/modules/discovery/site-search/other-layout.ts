const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const PAIRS = new Map(Array.from(LATIN, (key, at) => [key, RUSSIAN[at] ?? key]));

/** What was meant where the keyboard was left in Latin: «bgjntrf» is «ипотека»; `null` for other words. */
export function otherLayout(text: string): string | null {
  const typed = text.toLowerCase();
  if (!/[a-z]/.test(typed) || /[а-яё]/.test(typed)) return null;
  return Array.from(typed, (key) => PAIRS.get(key) ?? key).join('');
}
