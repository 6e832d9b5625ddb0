import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along its links, `Enter` opens.',
    ru: '`Tab` ведёт по ссылкам, `Enter` открывает.',
  },
  screenReader: {
    en: 'Links with their titles; captions are read after them.',
    ru: 'Ссылки с названиями; подписи читаются следом.',
  },
  do: [{ en: 'Lead on to the next step.', ru: 'Ведите к следующему шагу.' }],
  dont: [{ en: 'Make a menu of it.', ru: 'Делать из него меню.' }],
};
