import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Enter`, `Space` and `↓` open the list at its first row, `↑` at its last. Within: `↑` `↓` in a circle, `Home`, `End`, first letters of a name; `Escape` closes and returns the focus to the button, `Tab` closes and goes on.',
    ru: '`Enter`, `Пробел` и\u00a0`↓` открывают список на\u00a0первой строке, `↑`\u00a0— на\u00a0последней. Внутри: `↑` `↓` по\u00a0кругу, `Home`, `End`, первые буквы названия; `Esc` закрывает и\u00a0возвращает фокус кнопке, `Tab` закрывает и\u00a0ведёт дальше.',
  },
  screenReader: {
    en: 'A menu button after the ARIA practice; the row of the current page is announced as such.',
    ru: 'Кнопка с меню; строка нынешней страницы объявляется.',
  },
  do: [{ en: 'Put actions and links into it.', ru: 'Кладите действия и ссылки.' }],
  dont: [
    { en: 'Put fields into it: use `Popover`.', ru: 'Класть поля: для них есть `Popover`.' },
    { en: 'Hide the main action of a page in it.', ru: 'Прятать в нём главное действие страницы.' },
  ],
};
