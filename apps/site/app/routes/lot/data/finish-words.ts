/** «Отделка «Двор»»; without a set it is the room as it is left to the buyer. */
export const finishTitle = (set: string | null): string =>
  set === null ? 'Так квартиру передадут' : `Отделка ${set}`;

/** What of the pictures is in the price. */
export const finishWords = (finish: string): string =>
  `${finish.charAt(0).toUpperCase()}${finish.slice(1)}. ${WORDS[finish] ?? FURNITURE}`;

const FURNITURE = 'Мебель, кухня и\u00a0светильники в\u00a0цену не\u00a0входят.';

const WORDS: Readonly<Record<string, string>> = {
  'с\u00a0мебелью': 'Мебель и\u00a0кухня входят в\u00a0цену.',
  'под\u00a0чистовую отделку': 'Стены, стяжка, разводка и\u00a0радиаторы готовы.',
};
