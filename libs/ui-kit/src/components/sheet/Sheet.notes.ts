import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The focus goes to the heading and does not leave the panel; `Escape`, the cross and a press beside close it; the focus returns where it was.',
    ru: 'Фокус встаёт на\u00a0заголовок и\u00a0не\u00a0выходит за\u00a0панель; `Esc`, крестик и\u00a0нажатие рядом закрывают, фокус возвращается туда, где был.',
  },
  screenReader: {
    en: 'A modal `<dialog>` named by its heading.',
    ru: 'Модальный `<dialog>` с именем из заголовка.',
  },
  do: [
    {
      en: 'Put all filters or a long choice into it.',
      ru: 'Кладите все фильтры или долгий выбор.',
    },
    { en: 'Keep the main button in `footer`.', ru: 'Главную кнопку держите в `footer`.' },
  ],
  dont: [
    {
      en: 'Use it for a message: that is `AlertDialog`.',
      ru: 'Показывать в нём сообщение: есть `AlertDialog`.',
    },
  ],
};
