import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along its links, `Enter` opens.',
    ru: '`Tab` ведёт по ссылкам, `Enter` открывает.',
  },
  screenReader: {
    en: 'The date is read in words; the running figures are silent.',
    ru: 'Дата читается словами; бегущие числа молчат.',
  },
  do: [{ en: 'Say by `done` what is there afterwards.', ru: 'Скажите в `done`, что будет после.' }],
  dont: [{ en: 'Begin it again when it has ended.', ru: 'Начинать отсчёт заново.' }],
};
