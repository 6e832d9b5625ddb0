import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along its links, `Enter` opens.',
    ru: '`Tab` ведёт по ссылкам, `Enter` открывает.',
  },
  screenReader: {
    en: 'People as a list: name, work, ways to reach them.',
    ru: 'Люди списком: имя, дело, связь.',
  },
  do: [{ en: 'Show who answers.', ru: 'Показывайте тех, кто отвечает.' }],
  dont: [{ en: 'Use portraits of unlike cut.', ru: 'Ставить портреты разного кадра.' }],
};
