import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'It takes no focus and goes after 6 seconds; while the pointer or the focus is on it the time stands still. `Tab` reaches its action and the cross; after closing the focus returns where it came from.',
    ru: 'Сообщение читается вслух, фокус не\u00a0забирает и\u00a0уходит через 6\u00a0секунд; пока на\u00a0нём указатель или фокус, время стоит. `Tab` доходит до\u00a0действия и\u00a0крестика; после закрытия фокус возвращается туда, откуда пришёл.',
  },
  screenReader: {
    en: 'Announced politely, in a region that is there from the start.',
    ru: 'Читается вслух, не перебивая.',
  },
  do: [
    {
      en: 'Confirm what the visitor has just done.',
      ru: 'Подтверждайте то, что посетитель только что сделал.',
    },
  ],
  dont: [
    {
      en: 'Say by it what has to be decided: it goes away.',
      ru: 'Сообщать им то, что надо решить: он уйдёт.',
    },
  ],
};
