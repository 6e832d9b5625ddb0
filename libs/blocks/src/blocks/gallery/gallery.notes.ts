import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` along the photographs, `Enter` opens one over the screen, arrows turn, `Escape` returns.',
    ru: '`Tab` ведёт по снимкам, `Enter` открывает на весь экран, стрелки листают, `Esc` возвращает.',
  },
  screenReader: {
    en: 'Photographs by their `alt`, with their captions.',
    ru: 'Снимки по `alt`, с подписями.',
  },
  do: [{ en: 'Show what differs.', ru: 'Показывайте разное.' }],
  dont: [
    {
      en: 'Show plans: they want an `image` with enlargement.',
      ru: 'Показывать планы: для них `image` с увеличением.',
    },
  ],
};
