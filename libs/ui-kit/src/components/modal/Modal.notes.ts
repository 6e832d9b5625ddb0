import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The focus goes to the heading and does not leave the window: `Tab` and `Shift`+`Tab` go in a circle. `Escape`, the cross and a press beside close it; the focus returns where it was.',
    ru: 'Фокус встаёт на\u00a0заголовок и\u00a0не\u00a0выходит за\u00a0окно: `Tab` и\u00a0`Shift`+`Tab` ходят по\u00a0кругу. `Esc`, крестик и\u00a0нажатие рядом закрывают, фокус возвращается туда, где был.',
  },
  screenReader: {
    en: 'A native modal `<dialog>` named by its heading; the page behind is inert.',
    ru: 'Родной `<dialog>` с именем из заголовка; страница за ним недоступна.',
  },
  do: [
    { en: "Open it by the visitor's press.", ru: 'Открывайте по нажатию.' },
    { en: 'Keep one task in it.', ru: 'Оставьте в нём одно дело.' },
  ],
  dont: [
    { en: 'Open a window from a window.', ru: 'Открывать окно из окна.' },
    {
      en: "Put a page's only copy of its contents into it.",
      ru: 'Держать в нём единственный экземпляр содержимого.',
    },
  ],
};
