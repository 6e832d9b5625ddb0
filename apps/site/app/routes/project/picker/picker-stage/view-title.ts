const TITLES: Readonly<Record<string, string>> = {
  facade: 'Фасад',
  hero: 'Общий вид',
  street: 'С\u00a0улицы',
  courtyard: 'Двор',
  aerial: 'Сверху',
};

/** A kind of picture in words: «Фасад», «Двор», … */
export const viewTitle = (kind: string): string => TITLES[kind] ?? 'Ещё вид';
