import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Space` or `Alt`+`↓` open the menu of the system, arrows and first letters choose, `Enter` takes, `Escape` closes.',
    ru: '`Пробел` или `Alt`+`↓` открывает меню системы, стрелки и\u00a0первые буквы выбирают, `Enter` берёт, `Esc` закрывает.',
  },
  screenReader: {
    en: 'The native list with its label, hint and error.',
    ru: 'Родной список с подписью, подсказкой и ошибкой.',
  },
  do: [
    {
      en: 'Order options as the visitor looks for them.',
      ru: 'Располагайте варианты так, как их ищут.',
    },
  ],
  dont: [
    {
      en: 'Send a form or leave the page on change.',
      ru: 'Отправлять форму или уходить со страницы по выбору.',
    },
  ],
};
