import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'As Modal: the focus stays within, `Escape` closes. `Enter` goes on; digits of a code go to the next cell by themselves, a pasted code fills all.',
    ru: 'Как Modal: фокус внутри, `Esc` закрывает. `Enter` ведёт дальше; цифры кода переходят сами, вставленный код заполняет всё.',
  },
  screenReader: {
    en: 'A window named by its step; errors are announced, a new step moves the focus to its heading.',
    ru: 'Окно с названием шага; ошибки читаются, новый шаг переносит фокус к заголовку.',
  },
  do: [
    { en: 'Give the effects of your own backend.', ru: 'Дайте действия своего сервера.' },
    {
      en: 'Open it where the visitor wants to go on.',
      ru: 'Открывайте там, где посетитель хочет продолжить.',
    },
  ],
  dont: [
    {
      en: 'Make effects while rendering: make them once.',
      ru: 'Создавать действия при отрисовке: создайте один раз.',
    },
  ],
};
