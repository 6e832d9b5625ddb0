import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: "Keys as of the system's field; `Enter` begins a new line, `Tab` goes on.",
    ru: 'Клавиши\u00a0— как у\u00a0поля системы; `Enter` начинает новую строку, `Tab` ведёт дальше. Счётчик читается вместе с\u00a0полем.',
  },
  screenReader: {
    en: 'A text field of several lines; counter, hint and error are read with it.',
    ru: 'Поле в несколько строк; счётчик, подсказка и ошибка читаются с ним.',
  },
  do: [{ en: 'Say what to write about in the hint.', ru: 'Подскажите, о чём писать.' }],
  dont: [{ en: 'Ask for one word by it.', ru: 'Спрашивать им одно слово.' }],
};
