import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Words are announced as they appear. `Tab` goes to the retry button, `Enter` or `Space` presses.',
    ru: 'Слова читаются вслух при появлении. `Tab` ведёт к\u00a0кнопке повтора, `Enter` или `Пробел` нажимает.',
  },
  screenReader: {
    en: 'An alert: announced at once, without taking the focus.',
    ru: 'Объявляется сразу и фокус не забирает.',
  },
  do: [
    {
      en: 'Offer the retry where a retry may help.',
      ru: 'Предлагайте повтор там, где он поможет.',
    },
  ],
  dont: [
    { en: 'Show codes or words of a stack.', ru: 'Показывать коды и слова программистов.' },
    {
      en: 'Replace the whole page when one part failed.',
      ru: 'Заменять всю страницу, если отказала часть.',
    },
  ],
};
