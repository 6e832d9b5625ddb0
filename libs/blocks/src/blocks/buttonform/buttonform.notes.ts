import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Enter` and `Space` open the form in a window; without script the link leads to its page.',
    ru: '`Enter` и `Пробел` открывают форму в окне; без скрипта ссылка ведёт на её страницу.',
  },
  screenReader: {
    en: 'A link that says what is asked; the window takes the focus.',
    ru: 'Ссылка; окно забирает фокус.',
  },
  do: [
    {
      en: 'Say what follows: who calls and when.',
      ru: 'Скажите, что будет: кто и когда позвонит.',
    },
  ],
  dont: [
    {
      en: 'Use it where the form may stand in the page: that is `form`.',
      ru: 'Ставить там, где форма поместится на странице: для этого есть `form`.',
    },
  ],
};
