import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Enter` or `Space` open and close the panel, `Tab` goes from the button into it, `Escape` closes it and returns the focus to the button. A press beside closes it, too.',
    ru: '`Enter` или `Пробел` открывают и\u00a0закрывают панель, `Tab` ведёт из\u00a0кнопки в\u00a0неё, `Esc` закрывает и\u00a0возвращает фокус кнопке. Нажатие рядом тоже закрывает.',
  },
  screenReader: {
    en: 'The button is announced as expanded or collapsed; the panel is a group with its name.',
    ru: 'Кнопка объявляется раскрытой или свёрнутой; панель — группа с названием.',
  },
  do: [
    {
      en: 'Put a few fields or an explanation into it.',
      ru: 'Кладите несколько полей или пояснение.',
    },
  ],
  dont: [
    {
      en: 'Put a whole form into it: that is a `Modal` or a `Sheet`.',
      ru: 'Класть целую форму: есть `Modal` и `Sheet`.',
    },
  ],
};
