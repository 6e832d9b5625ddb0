import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The first stop of `Tab` on a page: unseen before. `Enter` moves the focus to the contents.',
    ru: 'Первая остановка клавиши `Tab` на\u00a0странице: до\u00a0того не\u00a0видна. `Enter` переносит фокус к\u00a0содержанию.',
  },
  screenReader: { en: 'A link, the first of the page.', ru: 'Первая ссылка страницы.' },
  do: [{ en: 'Point it at the element with `id="main"`.', ru: 'Ведите к элементу с `id="main"`.' }],
  dont: [{ en: 'Put anything before it.', ru: 'Ставить что-либо перед ней.' }],
};
