import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The focus goes to the summary when it appears or changes. `Tab` goes along the errors, `Enter` leads into the field.',
    ru: 'Фокус встаёт на\u00a0сводку, когда она появляется или меняется. `Tab` ведёт по\u00a0ошибкам, `Enter` переносит в\u00a0поле.',
  },
  screenReader: {
    en: 'Announced and focused; each error is a link with the words that stand beside its field.',
    ru: 'Получает фокус и читается; каждая ошибка — ссылка с теми же словами, что у поля.',
  },
  do: [
    { en: 'Repeat the words of the fields exactly.', ru: 'Повторяйте слова полей в точности.' },
    { en: 'Put it above the form, below its heading.', ru: 'Ставьте над формой, под заголовком.' },
  ],
  dont: [
    {
      en: 'Show it while the visitor is still typing.',
      ru: 'Показывать, пока посетитель ещё пишет.',
    },
  ],
};
