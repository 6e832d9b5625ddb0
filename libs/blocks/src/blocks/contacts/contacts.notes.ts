import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along its links, `Enter` opens.',
    ru: '`Tab` ведёт по ссылкам, `Enter` открывает.',
  },
  screenReader: {
    en: 'Places as a list: address, hours and numbers as links.',
    ru: 'Места списком: адрес, часы, телефоны-ссылки.',
  },
  do: [{ en: 'Write hours as they are today.', ru: 'Пишите нынешние часы.' }],
  dont: [
    {
      en: 'Give numbers in the text: here they can be called.',
      ru: 'Писать телефоны в тексте: здесь по ним звонят.',
    },
  ],
};
