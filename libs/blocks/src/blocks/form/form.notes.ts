import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'As the form within: `Tab` along its fields, `Enter` sends.',
    ru: 'Как у формы: `Tab` ведёт по полям, `Enter` отправляет.',
  },
  screenReader: {
    en: 'A region with the heading of the form; errors are announced.',
    ru: 'Раздел с заголовком формы; ошибки читаются.',
  },
  do: [{ en: 'Put it where the reader has decided.', ru: 'Ставьте там, где читатель решился.' }],
  dont: [{ en: 'Put two forms on one page.', ru: 'Ставить две формы на страницу.' }],
};
