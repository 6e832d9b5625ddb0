import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Letters narrow the list; `↓` and `↑` open it and go along its rows, `Alt`+`↓` only opens; `Enter` takes the row; `Escape` closes the list, a second time clears the choice; `Tab` takes the only match and goes on.',
    ru: 'Буквы сужают список; `↓` и\u00a0`↑` открывают его и\u00a0ведут по\u00a0строкам, `Alt`+`↓` только открывает; `Enter` берёт строку; `Esc` закрывает список, второй раз\u00a0— снимает выбор; `Tab` берёт единственное совпадение и\u00a0ведёт дальше.',
  },
  screenReader: {
    en: 'A combobox with a list: the active row is announced, and so is how many rows match.',
    ru: 'Поле со списком: читается текущая строка и сколько строк подошло.',
  },
  do: [
    {
      en: 'Use it from about fifteen options, or where they are known by name.',
      ru: 'Берите от пятнадцати вариантов или где их знают по имени.',
    },
  ],
  dont: [
    {
      en: 'Let it be the only way to choose among five: a `Select` or `RadioGroup` is seen at once.',
      ru: 'Выбирать им из пяти: `Select` и `RadioGroup` видны сразу.',
    },
    {
      en: 'Take a text that is not in the list: it chooses, it does not write.',
      ru: 'Ждать текста, которого нет в списке: поле выбирает, а не пишет.',
    },
  ],
};
